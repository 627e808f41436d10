/** The front door of the catalogue. */
export { useProductSearch } from './queries.ts'
