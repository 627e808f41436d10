/** The front door of payments. */
export { RefundPanel } from './refund-panel.tsx'
