// Every picture of Vault of Villains; fetched when its cards come to a table.
export { BOSSES } from './bosses'
export { MINIBOSSES } from './minibosses'
export { RESIDENTS } from './residents'
export { DRESSINGS } from './rooms'
export { EMBLEMS } from './spells'
