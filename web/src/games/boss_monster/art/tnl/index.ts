// Every picture of The Next Level; fetched when its cards come to a table.
export { BOSSES } from './bosses'
export { HEROES } from './heroes'
export { RESIDENTS } from './residents'
export { DRESSINGS } from './rooms'
export { EMBLEMS } from './spells'
