// Every picture of Implements of Destruction; fetched when its cards come to a table.
export { BOSSES } from './bosses'
export { ITEMS } from './items'
