/** The front door of payments. */

export { paymentKeys } from './queries.ts'
export { RefundPanel } from './refund-panel.tsx'
