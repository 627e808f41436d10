import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { parcel } from './parcel.ts'

export const fulfilmentCalls = {
  'fulfilment.parcels': defineCall({
    method: 'GET',
    path: '/api/fulfilment/:orderId',
    access: 'customer',
    summary:
      "Returns the parcels of the customer's own order with something made to order; none if the shop packs all of it.",
    request: { params: z.object({ orderId: z.string().max(64) }) },
    response: success({ parcels: z.array(parcel) }),
    refusals: ['order.unknown'],
  }),
  'fulfilment.printful-webhook': defineCall({
    method: 'POST',
    path: '/api/webhooks/printful',
    access: 'partner',
    summary: "Receives the print partner's signed webhook events.",
    request: {},
    response: success({}),
    refusals: ['fulfilment.signature-wrong', 'print.unavailable'],
  }),
}
