import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { bulkOrdersMaximum, movedOrder } from '../orders/staff-bulk-calls.ts'
import { pdfFile } from '../pdf-file.ts'

/** Units of one colour and size that the orders to pack need, and which orders these are. */
const pickListEntry = z.object({
  key: z.string(),
  name: z.string(),
  image: z.string(),
  color: z.string(),
  size: z.string(),
  units: z.number().int(),
  orders: z.array(z.object({ _id: z.string(), orderNumber: z.string(), units: z.number().int() })),
})
export type PickListEntry = z.output<typeof pickListEntry>

export const staffPackingCalls = {
  'staff.packing-slip': defineCall({
    method: 'GET',
    path: '/api/admin/orders/:id/packing-slip',
    access: 'staff',
    permission: 'orders.move',
    summary: 'Returns what goes into the parcel of an order as a PDF document, without prices.',
    limit: 'documents',
    request: {
      params: z.object({ id: z.string().max(64) }),
      /** Printed although its money is back or disputed. */
      query: z.object({ confirmed: z.enum(['true', 'false']).optional() }),
    },
    response: success({ file: pdfFile }),
    refusals: ['order.unknown', 'order.sent-by-partner', 'order.needs-confirmation'],
  }),
  'staff.packing-slips': defineCall({
    method: 'GET',
    path: '/api/admin/packing-slips',
    access: 'staff',
    permission: 'orders.move',
    summary:
      'Returns the packing slips of several orders as one PDF document. Orders that the shop does not pack, or that need confirmation, are left out and named.',
    limit: 'documents',
    request: {
      /** Their ids, with commas between them. */
      query: z.object({
        ids: z
          .string()
          .max(65 * bulkOrdersMaximum)
          .transform((ids) => ids.split(','))
          .pipe(z.array(z.string().max(64)).min(1).max(bulkOrdersMaximum)),
      }),
    },
    response: success({ file: pdfFile.nullable(), left: z.array(movedOrder) }),
    refusals: [],
  }),
  'staff.pick-list': defineCall({
    method: 'GET',
    path: '/api/admin/pick-list',
    access: 'staff',
    permission: 'orders.move',
    summary: 'Lists the units that all orders to pack need, by product, colour and size.',
    request: {},
    response: success({ picks: z.array(pickListEntry), orders: z.number().int(), units: z.number().int() }),
    refusals: [],
  }),
}
