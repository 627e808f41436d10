import { z } from 'zod'
import { defineCall, success } from '../call.ts'
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
