import { say } from '../../words/words.svelte'
import type { GameFace } from '../face'
import Board from './Board.svelte'
import Phases from './board/Phases.svelte'
import { considers, proposals } from './board/proposals'
import { thingsOf } from './board/things'
import { event, option, question, refusal, scene, step } from './describe'
import { inWords } from './in_words'
import { cardsOf, chapter, chapterName, ending, hidden, loses, placesOf, reading, sound, story, surprise, tells, uncover, uncovers, waiting } from './manners'
import { motion } from './motion'
import Card from './reading/Card.svelte'
import type { KeepView } from './view'

export const face: GameFace = {
  Board,
  Bar: Phases,
  motion,
  together: true,
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
  story,
  uncover,
  hidden,
  placesOf,
  surprise,
  tells,
  uncovers,
  waiting,
  proposals,
  considers,
  loses,
  declining: ['end turn', 'done', 'refuse'],
  sound,
  score: (view: KeepView) => say('house-score', { count: view.treasures.saved }),
}
