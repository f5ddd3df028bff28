// The toy game of our tests: nine pebbles, one or two at a time, and a secret number each.
import { say } from '../../words/words.svelte'
import type { GameFace } from '../face'
import Board from './Board.svelte'

export const face: GameFace = {
  Board,
  thingsOf: (choice) => (choice.verb === 'take 2' ? ['pebble:2'] : choice.verb === 'take 1' ? ['pebble:1'] : []),
  scene: () => null,
  question: ({ kind }) => say(`pebbles-${kind}`),
  option: ({ verb }) => say(`pebbles-option-${verb.replace(' ', '-')}`),
  event: (facts, _scene, teller) =>
    say('pebbles-took', {
      who: teller.who(facts.seat),
      player: teller.name(facts.seat),
      count: facts.count,
      left: facts.left,
    }),
  refusal: ({ message, words }) => say(`pebbles-refusal-${message}`, words),
  inWords: (view) => [{ heading: say('game-pebbles'), lines: [say('pebbles-left', { count: view.left })] }],
  score: () => '',
}
