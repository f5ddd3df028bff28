// Every picture of a Boss Monster card, by its id.
export { BOSSES } from './bosses'
export { HEROES } from './heroes'
export { RESIDENTS } from './residents'
export { roomOf } from './rooms'
export { EMBLEMS } from './spells'
export { isTreasure, TREASURES, type TreasureName } from './treasures'
