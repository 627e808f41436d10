import type { Reversal } from '../../ports/payment-provider.ts'
import {
  type RazorpayApi,
  type RazorpayDispute,
  type RazorpayRefund,
  RazorpayRefusal,
} from './razorpay-api.ts'

/** The refunds and disputes of a payment, oldest first. A payment that Razorpay does not know has none. */
export async function razorpayReversals(api: RazorpayApi, paymentId: string): Promise<Reversal[]> {
  const [refunds, disputes] = await Promise.all([refundsOf(api, paymentId), api.disputes()])
  const ofPayment = disputes.filter((dispute) => dispute.payment_id === paymentId)
  const all = [...refunds.map(refundOf), ...ofPayment.map(disputeOf)]
  return all.sort((a, b) => a.created - b.created).map(({ created: _created, ...reversal }) => reversal)
}

async function refundsOf(api: RazorpayApi, paymentId: string): Promise<RazorpayRefund[]> {
  try {
    return await api.refunds(paymentId)
  } catch (error) {
    if (error instanceof RazorpayRefusal) return []
    throw error
  }
}

type Dated = Reversal & { readonly created: number }

const refundOf = ({ id, amount, receipt, status, created_at: created }: RazorpayRefund): Dated => ({
  kind: 'refund',
  id,
  amountMinor: amount,
  reference: receipt ?? null,
  state: status === 'failed' ? 'undone' : status === 'processed' ? 'done' : 'open',
  reason: status === 'failed' ? 'Razorpay could not refund it' : '',
  created,
})

/** The bank only asks: nothing is taken. */
const inquiries = ['fraud', 'retrieval']

const disputeOf = ({ id, amount, phase, status, created_at: created }: RazorpayDispute): Dated => ({
  kind: 'dispute',
  id,
  amountMinor: inquiries.includes(phase) ? 0 : amount,
  reference: null,
  state: status === 'won' || status === 'closed' ? 'undone' : status === 'lost' ? 'done' : 'open',
  reason: '',
  created,
})
