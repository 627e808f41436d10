import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { SandboxClock } from '../clock.ts'
import type { FaultSwitches } from '../faults.ts'
import { type PartnerWebhooks, timesOf } from '../partner-webhooks.ts'

export const razorpayKey = { id: 'rzp_test_sandbox', secret: 'sandbox-razorpay-secret' } as const
const webhookKey = 'sandbox-razorpay-webhook'

const newOrder = z.strictObject({
  amount: z.int(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  receipt: z.string().max(40).optional(),
  notes: z.record(z.string(), z.string().max(256)).default({}),
  partial_payment: z.boolean().optional(),
})
const newRefund = z.strictObject({
  amount: z.int().optional(),
  speed: z.enum(['normal', 'optimum']).default('normal'),
  receipt: z.string().max(40).optional(),
  notes: z.record(z.string(), z.string()).default({}),
})

export interface RazorpayPayment {
  readonly id: string
  readonly order_id: string
  readonly amount: number
  readonly currency: string
  status: 'authorized' | 'captured' | 'failed' | 'refunded'
  amount_refunded: number
}
export interface RazorpayOrder {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly receipt: string | null
  readonly notes: Readonly<Record<string, string>>
  readonly createdAt: number
  readonly payments: RazorpayPayment[]
  status: 'created' | 'attempted' | 'paid'
}

/** Razorpay's error for a call: HTTP 400 by default. */
export class RazorpayError extends Error {
  readonly status: number
  constructor(description: string, status = 400) {
    super(description)
    this.status = status
  }
}

export type RazorpayOrders = ReturnType<typeof razorpayOrders>

interface RazorpayOptions {
  readonly clock: SandboxClock
  readonly switches: FaultSwitches
  readonly partnerWebhooks: PartnerWebhooks
  readonly webhookUrl: string
}

const newId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex').slice(0, 14)}`

/** Orders, their payments and refunds, and the webhook events about them. */
export function razorpayOrders(options: RazorpayOptions) {
  const orders = new Map<string, RazorpayOrder>()
  const find = (id: string) => {
    const order = orders.get(id)
    if (order === undefined) throw new RazorpayError('The id provided does not exist')
    return order
  }
  const payment = (id: string) => {
    const found = [...orders.values()].flatMap(({ payments }) => payments).find((one) => one.id === id)
    if (found === undefined) throw new RazorpayError('The id provided does not exist')
    return found
  }
  return {
    orders,
    find,
    payment,
    create: (body: unknown): RazorpayOrder => {
      const order = createdOrder(body, options.clock)
      orders.set(order.id, order)
      return order
    },
    /** A successful payment: captured at once, unless capture is switched off. */
    pay: (order: RazorpayOrder) => pay(order, options),
    decline: (order: RazorpayOrder) => {
      const failed = newPayment(order, 'failed')
      order.payments.push(failed)
      order.status = 'attempted'
      return { failed, webhookAttempted: sendWebhook(options, 'payment.failed', { payment: failed }) }
    },
    refund: refunds(options, payment),
  }
}

function createdOrder(body: unknown, clock: SandboxClock): RazorpayOrder {
  const { amount, currency, receipt, notes } = newOrder.parse(body)
  if (currency === 'INR' && amount < 100)
    throw new RazorpayError('Order amount less than minimum amount allowed')
  return {
    id: newId('order'),
    amount,
    currency,
    receipt: receipt ?? null,
    notes,
    createdAt: clock.nowSeconds(),
    payments: [],
    status: 'created',
  }
}

function pay(order: RazorpayOrder, options: RazorpayOptions) {
  if (order.status === 'paid') throw new RazorpayError('This order is paid already')
  const isCaptured = options.switches.current().razorpay !== 'uncaptured'
  const paid = newPayment(order, isCaptured ? 'captured' : 'authorized')
  order.payments.push(paid)
  order.status = isCaptured ? 'paid' : 'attempted'
  const entity = { ...paid, email: 'shopper@example.com', contact: '+910000000000', method: 'card' }
  const webhookAttempted = isCaptured
    ? sendWebhook(options, 'order.paid', { payment: entity, order: orderObject(order) })
    : sendWebhook(options, 'payment.authorized', { payment: entity })
  return { paid, webhookAttempted, signature: signatureOf(order.id, paid.id) }
}

const newPayment = (order: RazorpayOrder, status: RazorpayPayment['status']): RazorpayPayment => ({
  id: newId('pay'),
  order_id: order.id,
  amount: order.amount,
  currency: order.currency,
  status,
  amount_refunded: 0,
})

/** Refunds payments; the same key with the same body gets the same answer again. */
function refunds(options: RazorpayOptions, findPayment: (id: string) => RazorpayPayment) {
  const made = new Map<string, { body: string; answer: object }>()
  return (paymentId: string, body: unknown, key: string | undefined): object => {
    const text = JSON.stringify(body)
    const before = key === undefined ? undefined : made.get(key)
    if (before !== undefined && before.body !== text)
      throw new RazorpayError('Different request body sent for the same Idempotency key')
    if (before !== undefined) return before.answer
    const request = newRefund.parse(body)
    const paid = findPayment(paymentId)
    const amount = takeBack(paid, request.amount)
    const answer = refundObject(paid, amount, request, options.clock)
    if (key !== undefined) made.set(key, { body: text, answer })
    void sendWebhook(options, 'refund.processed', { refund: answer, payment: paid })
    return answer
  }
}

/** Takes an amount back from a payment, or all that is left of it; returns the amount. */
function takeBack(paid: RazorpayPayment, amount: number | undefined): number {
  if (paid.status !== 'captured' && paid.status !== 'refunded')
    throw new RazorpayError('The payment status should be captured for action to be taken')
  const left = paid.amount - paid.amount_refunded
  const back = amount ?? left
  if (left === 0) throw new RazorpayError('The payment has been fully refunded already')
  if (back > left)
    throw new RazorpayError('The total refund amount is greater than the refund payment amount')
  paid.amount_refunded += back
  if (paid.amount_refunded === paid.amount) paid.status = 'refunded'
  return back
}

const refundObject = (
  paid: RazorpayPayment,
  amount: number,
  { speed, receipt, notes }: z.output<typeof newRefund>,
  clock: SandboxClock,
) => ({
  id: newId('rfnd'),
  entity: 'refund',
  amount,
  currency: paid.currency,
  payment_id: paid.id,
  notes,
  receipt: receipt ?? null,
  status: 'processed',
  speed_requested: speed,
  speed_processed: 'normal',
  created_at: clock.nowSeconds(),
})

/** Sends a signed webhook event, as often as the fault says; resolves after the attempt. */
function sendWebhook(
  { clock, switches, partnerWebhooks, webhookUrl }: RazorpayOptions,
  event: string,
  payload: Readonly<Record<string, unknown>>,
): Promise<void> {
  const id = newId('evt')
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_sandbox',
    event,
    contains: Object.keys(payload),
    payload: Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity }])),
    created_at: clock.nowSeconds(),
  })
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-signature': createHmac('sha256', webhookKey).update(body).digest('hex'),
    'x-razorpay-event-id': id,
  }
  const partnerWebhook = { id, url: webhookUrl, type: event, headers, body }
  return partnerWebhooks.emit(partnerWebhook, timesOf(switches.current().razorpay))
}

const signatureOf = (orderId: string, paymentId: string) =>
  createHmac('sha256', razorpayKey.secret).update(`${orderId}|${paymentId}`).digest('hex')

export function orderObject({
  id,
  amount,
  currency,
  receipt,
  notes,
  status,
  payments,
  createdAt,
}: RazorpayOrder) {
  const paid = status === 'paid' ? amount : 0
  return {
    id,
    entity: 'order',
    amount,
    amount_paid: paid,
    amount_due: amount - paid,
    currency,
    receipt,
    offer_id: null,
    status,
    attempts: payments.length,
    notes,
    created_at: createdAt,
  }
}

export const paymentObject = (payment: RazorpayPayment) => ({ entity: 'payment', ...payment })
