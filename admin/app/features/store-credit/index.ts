/** The front door of store credit. */
export { CreditPanel } from './credit-panel.tsx'
