/** The front door of order notices. */
export { OrderNoticesPanel } from './order-notices-panel.tsx'
