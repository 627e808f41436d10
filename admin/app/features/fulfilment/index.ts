/** The front door of fulfilment: what the print partner makes. */
export { PartnerOrderPanel } from './partner-order-panel.tsx'
