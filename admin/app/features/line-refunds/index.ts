/** The front door of line refunds. */
export { LineRefundPanel } from './line-refund-panel.tsx'
