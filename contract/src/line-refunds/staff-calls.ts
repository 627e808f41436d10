import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { productionRefusals } from '../orders/production-refusals.ts'
import { returnPayouts } from '../returns/status.ts'

/** Units that are cancelled before they ship, or refunded after that without a return. */
export const lineRefundKinds = ['cancelled', 'refunded'] as const
export type LineRefundKind = (typeof lineRefundKinds)[number]

const id = z.object({ id: z.string().max(64) })

const requested = z.object({
  lines: z
    .array(z.object({ lineId: z.string().max(64), quantity: z.number().int().min(1).max(10_000) }))
    .min(1)
    .max(200)
    .refine((lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, {
      message: 'Please name each item once',
    }),
  payout: z.enum(returnPayouts),
})

/** What units come to: what is shown before it is confirmed, and what is posted. Amounts in LKR rupees. */
export const lineRefundFigures = z.object({
  lines: z.array(
    z.object({
      lineId: z.string(),
      quantity: z.number().int(),
      price: z.number(),
      discounts: z.array(z.object({ label: z.string(), amount: z.number() })),
      amount: z.number(),
    }),
  ),
  /** Goes back too if nothing of the order is left: then the order is cancelled. */
  shipping: z.number(),
  isWholeOrder: z.boolean(),
  /** What was refunded before without naming items. */
  alreadyRefunded: z.number(),
  total: z.number(),
  toStoreCredit: z.number(),
  toOriginal: z.number(),
  /** In the charged currency; empty if nothing goes back that way. */
  toOriginalText: z.string(),
  /** What is still collected on delivery after that; null if the order is paid. */
  toCollect: z.number().nullable(),
})
export type LineRefundFigures = z.output<typeof lineRefundFigures>

export const refundableLines = z.object({
  /** What can be done with the order now; null with the reason in `problem`. */
  kind: z.enum(lineRefundKinds).nullable(),
  problem: z.string(),
  /** Nothing was paid yet, but for prepaid tenders: what is cancelled is not collected. */
  isUnpaid: z.boolean(),
  /** A partner is making a part of it, or has made it: that part comes all the same. */
  isInProduction: z.boolean(),
  version: z.number().int(),
  payouts: z.array(z.enum(returnPayouts)),
  lines: z.array(
    z.object({
      lineId: z.string(),
      name: z.string(),
      options: z.array(z.string()),
      /** None of it is in stock, so none goes back there. */
      isMadeToOrder: z.boolean(),
      quantity: z.number().int(),
      cancelled: z.number().int(),
      refunded: z.number().int(),
      /** Units that can still be cancelled or refunded. */
      left: z.number().int(),
    }),
  ),
})
export type RefundableLines = z.output<typeof refundableLines>

const refusals = [
  'order.unknown',
  'payments.return-open',
  'line-refunds.not-possible',
  'line-refunds.line-unknown',
  'line-refunds.too-many',
  'line-refunds.payout-unavailable',
  'payments.no-account',
]

/** Cancelling and refunding lines of an order in the back office. */
export const orderLineRefundCalls = {
  'staff.order-lines': defineCall({
    method: 'GET',
    path: '/api/admin/orders/:id/lines',
    access: 'staff',
    permission: 'payments.read',
    summary: 'Tells which units of an order can be cancelled or refunded.',
    request: { params: id },
    response: success({ order: refundableLines }),
    refusals: ['order.unknown'],
  }),
  'staff.line-refund-preview': defineCall({
    method: 'POST',
    path: '/api/admin/orders/:id/lines/preview',
    access: 'staff',
    permission: 'payments.read',
    summary: 'Returns exactly what units of an order come to.',
    request: { params: id, body: requested },
    response: success({ figures: lineRefundFigures }),
    refusals,
  }),
  'staff.line-refund': defineCall({
    method: 'POST',
    path: '/api/admin/orders/:id/lines/refund',
    access: 'staff',
    permission: 'payments.change',
    summary: 'Cancels units of an order that was not shipped, or refunds them after that.',
    request: {
      params: id,
      body: requested.extend({
        /** The version of the order, and the total that was shown. */
        version: z.number().int().min(0),
        total: z.number().min(0),
        note: z.string().trim().min(1, 'Please give a reason').max(500),
      }),
    },
    response: success({ order: refundableLines, message: z.string() }),
    refusals: [
      ...refusals,
      'staff.proof-needed',
      'line-refunds.changed-meanwhile',
      ...productionRefusals,
      'order.moved-meanwhile',
      'payments.refund-too-much',
      'payments.nothing-to-refund',
    ],
  }),
}
