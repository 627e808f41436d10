/** The front door of the catalogue. */
export const loadRichText = () => import('./editor/description/rich-text.tsx')
export { useProductSearch } from './queries.ts'
