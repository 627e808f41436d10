import type { LinkedOrder } from '@first-fashion/contract/orders/linked-order'

/** What the parts of an order's card show: of an own order, or of one that a link opened. */
export type OrderCardView = Omit<LinkedOrder, 'city' | 'country'>
