// Every picture of Lost Levels; fetched when its cards come to a table.
export { BOSSES } from './bosses'
export { RESIDENTS } from './residents'
export { DRESSINGS } from './rooms'
