import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { paymentMethods } from '../orders/status.ts'
import { listPage, pageInQuery } from '../paging.ts'
import { refundStates } from './ledger.ts'
import { attemptStates, methodStates, paymentProviders } from './methods.ts'
import { problemActions, problemKinds } from './problems.ts'

/** A payment problem as staff see it. */
export const paymentProblem = z.object({
  _id: z.string(),
  kind: z.enum(problemKinds),
  provider: z.enum(paymentProviders),
  /** The partner's reference. */
  reference: z.string(),
  order: z.object({ _id: z.string(), number: z.string() }).nullable(),
  amountText: z.string(),
  detail: z.string(),
  createdAt: z.number(),
  resolvedAt: z.number().nullable(),
  resolvedBy: z.string(),
  note: z.string(),
  actions: z.array(z.enum(problemActions)),
})
export type PaymentProblem = z.output<typeof paymentProblem>

/** A refund that something made due, with what is wrong with it; of one that was tried again only the last try. */
export const causedRefund = z.object({
  _id: z.string(),
  state: z.enum(refundStates),
  amountText: z.string(),
  at: z.number(),
  problem: paymentProblem.nullable(),
})
export type CausedRefund = z.output<typeof causedRefund>

export const orderPayments = z.object({
  attempts: z.array(
    z.object({
      _id: z.string(),
      provider: z.enum(paymentProviders),
      state: z.enum(attemptStates),
      amountText: z.string(),
      at: z.number(),
    }),
  ),
  refunds: z.array(
    z.object({
      _id: z.string(),
      state: z.enum(refundStates),
      amountText: z.string(),
      note: z.string(),
      at: z.number(),
    }),
  ),
  /** The refundable rest of the payment, in minor units of its currency. */
  refundableMinor: z.number().int(),
  currencyCode: z.string(),
  /** The partner tells nothing of refunds in its portal: staff record them. */
  recordsOutside: z.boolean(),
  /** What prepaid tenders paid, in LKR rupees. */
  prepaid: z.array(z.object({ label: z.string(), amount: z.number() })),
  /** LKR rupees of the order that can still be refunded to store credit. */
  creditable: z.number(),
})
export type OrderPayments = z.output<typeof orderPayments>

/** A payment method and its availability. */
export const staffPaymentMethod = z.object({
  method: z.enum(paymentMethods),
  state: z.enum(methodStates),
  /** The only country of the method; null means everywhere. */
  country: z.string().nullable(),
  isSetUp: z.boolean(),
  version: z.number().int(),
})
export type StaffPaymentMethod = z.output<typeof staffPaymentMethod>

const id = z.object({ id: z.string().max(64) })
const note = z.string().trim().max(500)
const refundRefusals = [
  'order.unknown',
  'payments.nothing-to-refund',
  'payments.refund-too-much',
  'payments.note-missing',
  'payments.return-open',
  'payments.refund-awaited',
]
const allMethods = success({ methods: z.array(staffPaymentMethod) })

/** Payment problems, refunds and payment methods. */
export const staffPaymentCalls = {
  'staff.payment-problems': defineCall({
    method: 'GET',
    path: '/api/admin/payment-problems',
    access: 'staff',
    permission: 'payments.read',
    summary: 'Lists payments that do not match, newest first: those that need action, or the resolved ones.',
    request: {
      query: z.object({
        state: z.enum(['open', 'resolved']).default('open'),
        page: pageInQuery,
      }),
    },
    response: listPage({ problems: z.array(paymentProblem) }),
    refusals: [],
  }),
  'staff.payment-problem-resolve': defineCall({
    method: 'POST',
    path: '/api/admin/payment-problems/:id',
    access: 'staff',
    permission: 'payments.change',
    summary: 'Resolves a payment problem: refunds, retries a refund, or records what was done elsewhere.',
    request: {
      params: id,
      body: z.object({ action: z.enum(problemActions), note: note.default('') }),
    },
    response: success({ problem: paymentProblem, message: z.string() }),
    refusals: [
      'payments.problem-unknown',
      'payments.problem-over',
      'payments.action-unfit',
      'payments.refund-too-much',
      'payments.note-missing',
      'staff.proof-needed',
    ],
  }),
  'staff.order-payments': defineCall({
    method: 'GET',
    path: '/api/admin/orders/:id/payments',
    access: 'staff',
    permission: 'payments.read',
    summary: "Returns an order's payment attempts, payments and refunds.",
    request: { params: id },
    response: success({ payments: orderPayments }),
    refusals: ['order.unknown'],
  }),
  'staff.order-refund': defineCall({
    method: 'POST',
    path: '/api/admin/orders/:id/refund',
    access: 'staff',
    permission: 'payments.change',
    summary: 'Refunds a part of a payment, or the rest of it.',
    request: {
      params: id,
      body: z.object({ amountMinor: z.number().int().min(1).max(1_000_000_000_000), note }),
    },
    response: success({ payments: orderPayments, message: z.string() }),
    refusals: [...refundRefusals, 'staff.proof-needed'],
  }),
  'staff.order-refund-outside': defineCall({
    method: 'POST',
    path: '/api/admin/orders/:id/refund-outside',
    access: 'staff',
    permission: 'payments.change',
    summary: 'Records a refund that staff made in the portal of a partner that reports none.',
    request: {
      params: id,
      body: z.object({ amountMinor: z.number().int().min(1).max(1_000_000_000_000), note }),
    },
    response: success({ payments: orderPayments, message: z.string() }),
    refusals: [
      'order.unknown',
      'payments.nothing-to-refund',
      'payments.refund-too-much',
      'payments.note-missing',
      'payments.action-unfit',
      'staff.proof-needed',
    ],
  }),
  'staff.order-refund-credit': defineCall({
    method: 'POST',
    path: '/api/admin/orders/:id/refund-to-credit',
    access: 'staff',
    permission: 'payments.change',
    summary: 'Refunds a part of the payment, or the rest of it, to store credit.',
    request: {
      params: id,
      body: z.object({ amount: z.number().positive().max(1_000_000_000).multipleOf(0.01), note }),
    },
    response: success({ payments: orderPayments, message: z.string() }),
    refusals: [...refundRefusals, 'payments.no-account', 'staff.proof-needed'],
  }),
  'staff.payment-methods': defineCall({
    method: 'GET',
    path: '/api/admin/payment-methods',
    access: 'staff',
    permission: 'settings.read',
    summary: 'Lists the payment methods and whether each can be used.',
    request: {},
    response: allMethods,
    refusals: [],
  }),
  'staff.payment-method-set': defineCall({
    method: 'PUT',
    path: '/api/admin/payment-methods/:method',
    access: 'staff',
    permission: 'settings.change',
    summary: 'Switches a payment method on or off.',
    request: {
      params: z.object({ method: z.enum(paymentMethods) }),
      body: z.object({ state: z.enum(methodStates), version: z.number().int().min(0) }),
    },
    response: allMethods.extend({ message: z.string() }),
    refusals: ['payments.method-stays', 'payments.changed-meanwhile'],
  }),
}
