/** The front door of invoices: numbered PDF documents of what was paid and what went back. */
export { invoicesFeature } from './invoices.feature.ts'
export { creditNotesOfOrder } from './invoices.queries.ts'
