// Every picture of Rise of the Minibosses; fetched when its cards come to a table.
export { BOSSES } from './bosses'
export { HEROES } from './heroes'
export { MINIBOSSES } from './minibosses'
export { RESIDENTS } from './residents'
export { DRESSINGS } from './rooms'
export { EMBLEMS } from './spells'
