/** The front door of orders. */
export { CautionDialog } from './caution-dialog.tsx'
export { ItemRow } from './item-row.tsx'
export type { ListNotice, OrderPart, SelectionAction } from './order-parts.tsx'
export { packedItems } from './packed-items.ts'
export { orderKeys, useOrder } from './queries.ts'
export { OrderStatusBadge } from './status-badge.tsx'
