/** The front door of orders. */
export { orderKeys } from './orders.keys.ts'
