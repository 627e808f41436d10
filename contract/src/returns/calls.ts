import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { limits } from '../limits.ts'
import { orderIds } from '../orders/order-ids.ts'
import { paymentMethods } from '../orders/status.ts'
import { paymentStart } from '../payments/start.ts'
import { returnFigures, returnNoteMaximumLength, returnPhoto, returnRequest } from './return-request.ts'
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
  /** Photos that were uploaded before, in their order. */
  photoIds: z.array(z.string().max(64)).max(limits.returnPhotosMaximum).default([]),
})
const refundRequest = request.extend({ payout: z.enum(returnPayouts) })
const exchangeRequest = request.extend({
  /** Where a difference in the shopper's favour goes; without it, the way the order was paid if that is possible. */
  payout: z.enum(returnPayouts).optional(),
  lines: z.array(exchangedLine).min(1).max(200).refine(onceEach, eachLineOnce),
})

/** A request as it is asked about before it is made. */
export const askedReturn = z.discriminatedUnion('kind', [
  refundRequest.extend({ kind: z.literal(returnKinds[0]) }),
  exchangeRequest.extend({ kind: z.literal(returnKinds[1]) }),
])

/** The figures that the shopper saw, in LKR rupees: a request that comes to others is refused. */
const shown = z.object({ total: z.number(), priceDifference: z.number() }).optional()

const refusals = [
  'order.unknown',
  'returns.not-delivered',
  'returns.window-over',
  'returns.line-unknown',
  'returns.too-many',
  'returns.made-to-order',
  'returns.final-sale',
  'returns.refunded-already',
] as const
const refundRefusals = [...refusals, 'returns.payout-unavailable', 'returns.nothing-to-refund']
const exchangeRefusals = [...refusals, 'returns.exchange-unavailable', 'returns.payout-unavailable']
/** Why there are no figures for a request. */
export const previewRefusals = [...refundRefusals, 'returns.exchange-unavailable']

/** What of an order can be returned, until when, how it is refunded, and what was requested. */
const returnsOfOrder = z.object({
  /** null before the delivery. */
  until: z.number().nullable(),
  canReturn: z.boolean(),
  payouts: z.array(z.enum(returnPayouts)),
  /** How the difference of an exchange can be paid. */
  methods: z.array(z.enum(paymentMethods)),
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
      finalSale: z.boolean(),
      /** The units that were not refunded without a return, and how many of them came back. */
      bought: z.number().int(),
      returned: z.number().int(),
      /** So many can still be returned. */
      left: z.number().int(),
    }),
  ),
  requests: z.array(returnRequest),
})

export const returnCalls = {
  'returns.of-order': defineCall({
    method: 'GET',
    path: '/api/return/:orderId',
    access: 'customer',
    summary:
      'Tells what of an own order can be returned, until when, how it is refunded, and what was requested.',
    request: { params: z.object({ orderId }) },
    response: success(returnsOfOrder.shape),
    refusals: ['order.unknown'],
  }),
  'returns.of-orders': defineCall({
    method: 'POST',
    path: '/api/return/of-orders',
    access: 'customer',
    summary: 'Tells the same of each own order among those named, for a page that shows many.',
    request: { body: orderIds },
    response: success({ orders: z.array(returnsOfOrder.extend({ orderId: z.string() })) }),
    refusals: [],
  }),
  'returns.preview': defineCall({
    method: 'POST',
    path: '/api/return/preview',
    access: 'customer',
    limit: 'return-tries',
    summary:
      'Returns exactly what a request would come to: discounts by line, shipping, and where the money goes.',
    request: { body: askedReturn },
    response: success({ figures: returnFigures }),
    refusals: previewRefusals,
  }),
  'returns.request-refund': defineCall({
    method: 'POST',
    path: '/api/refund/request',
    access: 'customer',
    limit: 'return-tries',
    summary: 'Asks for a refund of lines of a delivered order.',
    request: { body: refundRequest.extend({ shown }) },
    response: success({ request: returnRequest, message: z.string() }),
    refusals: [...refundRefusals, 'returns.photo-unknown', 'returns.figures-changed'],
  }),
  'returns.request-exchange': defineCall({
    method: 'POST',
    path: '/api/exchange/request',
    access: 'customer',
    limit: 'return-tries',
    summary: 'Asks for another size or colour of lines of a delivered order, and holds it.',
    request: { body: exchangeRequest.extend({ shown }) },
    response: success({ request: returnRequest, message: z.string() }),
    refusals: [...exchangeRefusals, 'returns.photo-unknown', 'returns.figures-changed'],
  }),
  'returns.add-photo': defineCall({
    method: 'POST',
    path: '/api/return/photo/add',
    access: 'customer',
    limit: 'uploads',
    summary:
      'Uploads a photo for a request that is sent later. One that is not sent within a day is deleted.',
    request: { file: 'photo', body: z.object({}) },
    response: success({ photo: returnPhoto }),
    refusals: [
      'media.missing',
      'media.too-large',
      'media.too-many-pixels',
      'media.not-a-picture',
      'returns.photos-full',
    ],
  }),
  'returns.delete-photo': defineCall({
    method: 'POST',
    path: '/api/return/photo/delete',
    access: 'customer',
    limit: 'return-tries',
    summary: 'Deletes an own photo that was not sent yet.',
    request: { body: z.object({ photoId: z.string().max(64) }) },
    response: success({}),
    refusals: ['returns.photo-unknown'],
  }),
  /** Mail programs post their own form in one click (RFC 8058). The body is ignored. */
  'returns.stop-reminders': defineCall({
    method: 'POST',
    path: '/api/return/reminders/:token/stop',
    access: 'everyone',
    limit: 'link-tries',
    summary: 'Turns the notifications of the reader of a reminder off.',
    request: { params: z.object({ token: z.string().max(64) }) },
    response: success({ message: z.string() }),
    refusals: ['returns.reminder-unknown'],
  }),
  'returns.pay-difference': defineCall({
    method: 'POST',
    path: '/api/exchange/pay',
    access: 'customer',
    limit: 'return-tries',
    summary:
      'Places the order of an approved exchange with its difference due, and returns how to pay it; null if the courier collects it. A repeat returns to the same payment.',
    request: { body: z.object({ requestId: z.string().max(64), method: z.enum(paymentMethods) }) },
    response: success({ orderId: z.string(), start: paymentStart.nullable() }),
    refusals: [
      'returns.unknown',
      'returns.nothing-due',
      'order.method-unavailable',
      'order.not-awaiting-payment',
      'payments.unavailable',
    ],
  }),
  'returns.withdraw': defineCall({
    method: 'POST',
    path: '/api/return/withdraw',
    access: 'customer',
    limit: 'return-tries',
    summary: 'Takes an own request back that is not approved, or not paid for: what it holds is free again.',
    request: { body: z.object({ requestId: z.string().max(64) }) },
    response: success({ request: returnRequest, message: z.string() }),
    refusals: ['returns.unknown', 'returns.step-not-allowed', 'returns.being-paid'],
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
