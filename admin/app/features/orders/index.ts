/** The front door of orders. */
export type { ListNotice, OrderPart } from './order-parts.tsx'
export { orderKeys } from './queries.ts'
export { StatusBadge } from './status-badge.tsx'
