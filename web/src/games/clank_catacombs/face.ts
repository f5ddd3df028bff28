import { say } from '../../words/words.svelte'
import type { GameFace } from '../face'
import Board from './Board.svelte'
import { thingsOf } from './board/things'
import Turns from './board/Turns.svelte'
import { event, option, question, refusal, scene, step } from './describe'
import { inWords } from './in_words'
import { cardsOf, chapter, chapterName, ending, hidden, loses, placesOf, reading, sound, surprise, tells, uncover, uncovers, waiting } from './manners'
import { motion } from './motion'
import Card from './reading/Card.svelte'
import type { ClankView } from './view'

export const face: GameFace = {
  Board,
  Bar: Turns,
  motion,
  thingsOf,
  step,
  scene,
  question,
  option,
  event,
  refusal,
  inWords,
  Card,
  reading,
  cardsOf,
  chapter,
  chapterName,
  ending,
  uncover,
  hidden,
  placesOf,
  surprise,
  tells,
  uncovers,
  waiting,
  declining: ['end turn', 'stay', 'no'],
  loses,
  sound,
  isOut: (view: ClankView, seat) => (view.players[seat]?.state ?? 'in') !== 'in',
  score: (view: ClankView, seat) => say('clank-score', { count: view.players[seat]?.worth ?? 0 }),
}
