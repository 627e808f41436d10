/** The front door of invoices. */
export { InvoicePanel } from './invoice-panel.tsx'
