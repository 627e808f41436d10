import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { returnFigures, returnNoteMaximumLength, returnRequest } from './return-request.ts'
import { returnKinds, returnPayouts, returnReasons } from './status.ts'

const orderId = z.string().max(64)
const quantity = z.number().int().min(1).max(10_000)

const onceEach = (lines: readonly { readonly lineId: string }[]): boolean =>
  new Set(lines.map(({ lineId }) => lineId)).size === lines.length
const eachLineOnce = { message: 'Please name each item once' }

const line = z.object({ lineId: z.string().max(64), quantity })
const exchangedLine = line.extend({
  variantIndex: z.number().int().min(0).max(100_000),
  size: z.string().max(40),
})

const request = z.object({
  orderId,
  lines: z.array(line).min(1).max(200).refine(onceEach, eachLineOnce),
  reason: z.enum(returnReasons),
  note: z.string().max(returnNoteMaximumLength).default(''),
})
const refundRequest = request.extend({ payout: z.enum(returnPayouts) })
const exchangeRequest = request.extend({
  lines: z.array(exchangedLine).min(1).max(200).refine(onceEach, eachLineOnce),
})

const refusals = [
  'order.unknown',
  'returns.not-delivered',
  'returns.window-over',
  'returns.line-unknown',
  'returns.too-many',
  'returns.made-to-order',
] as const
const refundRefusals = [...refusals, 'returns.payout-unavailable', 'returns.nothing-to-refund']
const exchangeRefusals = [...refusals, 'returns.exchange-unavailable']

const orderIds = z.object({ orderIds: z.array(orderId).max(200) })

export const returnCalls = {
  'returns.of-order': defineCall({
    method: 'GET',
    path: '/api/return/:orderId',
    access: 'customer',
    summary:
      'Tells what of an own order can be returned, until when, how it is refunded, and what was requested.',
    request: { params: z.object({ orderId }) },
    response: success({
      /** null before the delivery. */
      until: z.number().nullable(),
      canReturn: z.boolean(),
      payouts: z.array(z.enum(returnPayouts)),
      lines: z.array(
        z.object({
          lineId: z.string(),
          productId: z.string(),
          slug: z.string(),
          name: z.string(),
          image: z.string(),
          options: z.array(z.string()),
          variantIndex: z.number().int(),
          size: z.string(),
          madeToOrder: z.boolean(),
          /** So many can still be returned. */
          left: z.number().int(),
        }),
      ),
      requests: z.array(returnRequest),
    }),
    refusals: ['order.unknown'],
  }),
  'returns.preview': defineCall({
    method: 'POST',
    path: '/api/return/preview',
    access: 'customer',
    summary:
      'Returns exactly what a request would come to: discounts by line, shipping, and where the money goes.',
    request: {
      body: z.discriminatedUnion('kind', [
        refundRequest.extend({ kind: z.literal(returnKinds[0]) }),
        exchangeRequest.extend({ kind: z.literal(returnKinds[1]) }),
      ]),
    },
    response: success({ figures: returnFigures }),
    refusals: [...refundRefusals, 'returns.exchange-unavailable'],
  }),
  'returns.request-refund': defineCall({
    method: 'POST',
    path: '/api/refund/request',
    access: 'customer',
    summary: 'Asks for a refund of lines of a delivered order.',
    request: { body: refundRequest },
    response: success({ request: returnRequest, message: z.string() }),
    refusals: refundRefusals,
  }),
  'returns.request-exchange': defineCall({
    method: 'POST',
    path: '/api/exchange/request',
    access: 'customer',
    summary: 'Asks for another size or colour of lines of a delivered order.',
    request: { body: exchangeRequest },
    response: success({ request: returnRequest, message: z.string() }),
    refusals: exchangeRefusals,
  }),
  'returns.user-refunds': defineCall({
    method: 'POST',
    path: '/api/refund/user-refunds',
    access: 'customer',
    summary: "Lists the refund requests of the customer's own orders among those named, newest first.",
    request: { body: orderIds },
    response: success({ refunds: z.array(returnRequest) }),
    refusals: [],
  }),
  'returns.user-exchanges': defineCall({
    method: 'POST',
    path: '/api/exchange/user-exchanges',
    access: 'customer',
    summary: "Lists the exchange requests of the customer's own orders among those named, newest first.",
    request: { body: orderIds },
    response: success({ exchanges: z.array(returnRequest) }),
    refusals: [],
  }),
}
