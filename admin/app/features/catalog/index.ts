/** The front door of the catalogue. */
export { useProductSearch } from './use-product-search.ts'
