import type { StaffOrder } from '@first-fashion/contract/orders/staff-calls'

/** What goes into the shop's own parcel: neither what was cancelled nor what the print partner sends. */
export const packedItems = ({ items }: StaffOrder): StaffOrder['items'] =>
  items.filter((item) => item.quantity > item.cancelledQuantity && !item.isSentByPartner)
