/** The front door of taxes in the back office. */
export { useTaxes } from './queries.ts'
