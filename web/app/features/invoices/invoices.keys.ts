import type { OrderStatus } from '@first-fashion/contract/orders/status'

/** The documents of an order; a change of its status may bring more. */
export const invoiceKeys = {
  of: (orderId: string, status: OrderStatus) => ['invoice', orderId, status],
} as const
