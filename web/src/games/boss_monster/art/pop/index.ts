// Every picture of Portable Power; fetched when its cards come to a table.
export { BOSSES } from './bosses'
export { RESIDENTS } from './residents'
export { DRESSINGS } from './rooms'
