import { z } from 'zod'
import type { SandboxClock } from '../clock.ts'
import { newId, RazorpayError, type RazorpayOptions, sendWebhook } from './razorpay-webhooks.ts'

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

export type Refund = ReturnType<typeof refundObject>

export interface Dispute {
  readonly id: string
  readonly entity: 'dispute'
  readonly payment_id: string
  readonly amount: number
  readonly currency: string
  readonly amount_deducted: number
  readonly reason_code: string
  readonly phase: string
  readonly created_at: number
  status: 'open' | 'won' | 'lost'
}

/** Refunds and disputes of payments, and the webhook events about them. */
export function razorpayReversals(options: RazorpayOptions, payment: (id: string) => RazorpayPayment) {
  const refunds: Refund[] = []
  const disputes: Dispute[] = []
  return {
    refund: createRefunds(options, payment, refunds),
    refundsOf: (paymentId: string): readonly Refund[] => ofPayment(refunds, payment(paymentId)),
    disputes: (): readonly Dispute[] => disputes.toReversed(),
    /** A refund that was made does not reach its shopper. */
    failRefund: async (id: string): Promise<Refund> => {
      const refund = found(refunds, id)
      const paid = payment(refund.payment_id)
      if (refund.status === 'processed') Object.assign(paid, unrefunded(paid, refund.amount))
      refund.status = 'failed'
      await sendWebhook(options, 'refund.failed', { refund, payment: paid })
      return refund
    },
    dispute: async (paymentId: string, amount?: number): Promise<Dispute> => {
      const dispute = newDispute(payment(paymentId), amount, options.clock)
      disputes.push(dispute)
      await sendWebhook(options, 'payment.dispute.created', { dispute, payment: payment(paymentId) })
      return dispute
    },
    closeDispute: async (id: string, status: 'won' | 'lost'): Promise<Dispute> => {
      const dispute = found(disputes, id)
      dispute.status = status
      const about = { dispute, payment: payment(dispute.payment_id) }
      await sendWebhook(options, `payment.dispute.${status}`, about)
      return dispute
    },
  }
}

const ofPayment = (refunds: readonly Refund[], { id }: RazorpayPayment) =>
  refunds.filter(({ payment_id }) => payment_id === id).toReversed()

function found<Thing extends { readonly id: string }>(things: readonly Thing[], id: string): Thing {
  const thing = things.find((one) => one.id === id)
  if (thing === undefined) throw new RazorpayError('The id provided does not exist')
  return thing
}

const unrefunded = ({ amount_refunded }: RazorpayPayment, amount: number) => ({
  amount_refunded: amount_refunded - amount,
  status: 'captured',
})

const newDispute = (
  { id, amount, currency }: RazorpayPayment,
  disputed: number | undefined,
  clock: SandboxClock,
): Dispute => ({
  id: newId('disp'),
  entity: 'dispute',
  payment_id: id,
  amount: disputed ?? amount,
  currency,
  amount_deducted: disputed ?? amount,
  reason_code: 'goods_or_services_not_received_or_partially_received',
  phase: 'chargeback',
  created_at: clock.nowSeconds(),
  status: 'open',
})

/** Refunds payments; the same key with the same body gets the same answer again. */
function createRefunds(
  options: RazorpayOptions,
  findPayment: (id: string) => RazorpayPayment,
  refunds: Refund[],
) {
  const made = new Map<string, { body: string; answer: object }>()
  return (paymentId: string, body: unknown, key: string | undefined): object => {
    const text = JSON.stringify(body)
    const before = key === undefined ? undefined : made.get(key)
    if (before !== undefined && before.body !== text)
      throw new RazorpayError('Different request body sent for the same Idempotency key')
    if (before !== undefined) return before.answer
    const request = newRefund.parse(body)
    if (options.switches.current().razorpay === 'refunds-refused')
      throw new RazorpayError('Your account does not have enough balance to carry out the refund operation.')
    const paid = findPayment(paymentId)
    const amount = takeBack(paid, request.amount)
    const answer = refundObject(paid, amount, request, options.clock)
    refunds.push(answer)
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
  status: 'processed' as 'processed' | 'failed',
  speed_requested: speed,
  speed_processed: 'normal',
  created_at: clock.nowSeconds(),
})
