import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { SandboxClock } from '../clock.ts'
import { type RazorpayPayment, razorpayReversals } from './razorpay-reversals.ts'
import { newId, RazorpayError, type RazorpayOptions, sendWebhook } from './razorpay-webhooks.ts'

export const razorpayKey = { id: 'rzp_test_sandbox', secret: 'sandbox-razorpay-secret' } as const

const newOrder = z.strictObject({
  amount: z.int(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  receipt: z.string().max(40).optional(),
  notes: z.record(z.string(), z.string().max(256)).default({}),
  partial_payment: z.boolean().optional(),
})
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

export type RazorpayOrders = ReturnType<typeof razorpayOrders>

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
    ...razorpayReversals(options, payment),
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
