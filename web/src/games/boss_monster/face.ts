import { say } from '../../words/words.svelte'
import type { GameFace } from '../face'
import { unpack } from './art/boxes'
import Board from './Board.svelte'
import Phases from './board/Phases.svelte'
import { step } from './board/steps'
import { otherOrder, thingsOf } from './board/things'
import { event, option, question, refusal, scene } from './describe'
import { inWords } from './in_words'
import { loses, reveals, several, sound, uncovers, waiting } from './manners'
import { motion } from './motion'
import Card from './reading/Card.svelte'
import { cardsOf, chapter, chapterName, ending, placesOf, reaches, tells } from './reading/course'
import { reading } from './reading/reading'
import { foresees } from './board/foresight'
import { hidden, uncover } from './reading/hidden'
import { story, sumUp } from './reading/story'
import { surprise } from './surprises'
import type { BossView } from './view'

export const face: GameFace = {
  unpack,
  Board,
  Bar: Phases,
  motion,
  thingsOf,
  otherOrder,
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
  uncover,
  hidden,
  story,
  sumUp,
  placesOf,
  surprise,
  foresees,
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
