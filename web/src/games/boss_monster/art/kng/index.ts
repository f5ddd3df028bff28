// Every picture of the Kingkiller Hero Pack; fetched when its cards come to a table.
export { HEROES } from './heroes'
