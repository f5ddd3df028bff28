import { say } from '../../words/words.svelte'
import type { GameFace } from '../face'
import Board from './Board.svelte'
import Phases from './board/Phases.svelte'
import { step } from './board/steps'
import { thingsOf } from './board/things'
import { event, option, question, refusal, scene } from './describe'
import { inWords } from './in_words'
import { loses, reveals, several, sound, uncovers, waiting } from './manners'
import { motion } from './motion'
import Card from './reading/Card.svelte'
import { cardsOf, chapter, chapterName, ending, reaches, tells } from './reading/course'
import { reading } from './reading/reading'
import { surprise } from './surprises'
import type { BossView } from './view'

export const face: GameFace = {
  Board,
  Bar: Phases,
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
  reaches,
  ending,
  surprise,
  tells,
  uncovers,
  reveals,
  several,
  waiting,
  loses,
  sound,
  isOut: (view: BossView, seat) => view.players[seat]?.out ?? false,
  score(view: BossView, seat) {
    const me = view.players[seat]
    return me === undefined ? '' : `${say('board-souls')} ${me.souls}, ${say('board-wounds')} ${me.wounds}`
  },
}
