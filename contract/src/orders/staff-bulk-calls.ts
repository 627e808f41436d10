import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { orderStatuses } from './status.ts'

/** How many orders staff can change at once, and how many rows a file of tracking numbers may have. */
export const bulkOrdersMaximum = 50
export const trackingRowsMaximum = 500

const trackingFile = z.object({
  /** Rows of order number, carrier, tracking number and, optionally, link. A first row of titles is skipped. */
  csv: z.string().max(200_000),
  /** Orders that are packed are marked as shipped, too. */
  ships: z.boolean().default(false),
})

export const trackingRow = z.object({
  /** The line of the file. */
  line: z.number().int(),
  orderNumber: z.string(),
  carrier: z.string(),
  number: z.string(),
  /** The link, the carrier's own if none was given; '' if there is none. */
  url: z.string(),
  /** null if no order has this number. */
  orderId: z.string().nullable(),
  status: z.enum(orderStatuses).nullable(),
  /** Why the row cannot be used; null if it can. */
  problem: z.string().nullable(),
  /** Whether the order has these details already: nothing is sent again. */
  isSet: z.boolean(),
  /** Whether the order is marked as shipped. */
  ships: z.boolean(),
})
export type TrackingRow = z.output<typeof trackingRow>

const fileRefusals = ['order.file-unreadable', 'order.file-too-long', 'order.file-empty']

export const movedOrder = z.object({
  id: z.string(),
  orderNumber: z.string(),
  /** Why it was not moved; null if it was. */
  problem: z.string().nullable(),
})
export type MovedOrder = z.output<typeof movedOrder>

/** Many orders at once in the back office. */
export const staffBulkOrderCalls = {
  'staff.orders-tracking-preview': defineCall({
    method: 'POST',
    path: '/api/admin/orders/tracking/preview',
    access: 'staff',
    permission: 'orders.move',
    summary: 'Says of each row of a file of tracking numbers what it sets, or why it cannot be used.',
    request: { body: trackingFile },
    response: success({ rows: z.array(trackingRow) }),
    refusals: fileRefusals,
  }),
  'staff.orders-tracking': defineCall({
    method: 'POST',
    path: '/api/admin/orders/tracking',
    access: 'staff',
    permission: 'orders.move',
    summary: 'Sets the tracking numbers of all good rows of a file, and emails them to the shoppers.',
    request: { body: trackingFile },
    response: success({
      rows: z.array(trackingRow),
      /** The rows that could not be used, with the reasons, as a file. */
      refusedCsv: z.string(),
      message: z.string(),
    }),
    refusals: fileRefusals,
  }),
  'staff.orders-move': defineCall({
    method: 'POST',
    path: '/api/admin/orders/move',
    access: 'staff',
    permission: 'orders.move',
    summary: 'Updates the status of many orders; each one by itself.',
    request: {
      body: z.object({
        orders: z
          .array(z.object({ id: z.string().max(64), version: z.number().int().min(0) }))
          .min(1)
          .max(bulkOrdersMaximum),
        to: z.enum(['packing', 'shipped', 'out-for-delivery', 'delivered']),
        /** With 'delivered': the money of orders paid on delivery was collected. */
        collected: z.boolean().default(false),
      }),
    },
    response: success({ orders: z.array(movedOrder), message: z.string() }),
    refusals: [],
  }),
}
