/** The front door of payments. */

export { CausedRefunds } from './caused-refunds.tsx'
export { paymentKeys } from './queries.ts'
export { RefundPanel } from './refund-panel.tsx'
