// Every picture of Tools of Hero-Kind; fetched when its cards come to a table.
export { RESIDENTS } from './residents'
export { DRESSINGS } from './rooms'
export { EMBLEMS } from './spells'
export { ITEMS } from './items'
