import { describe, expect, it } from 'vitest'
import { razorpayPayments } from './razorpay-payments.ts'

const razorpay = razorpayPayments({
  keyId: 'rzp_test_key',
  keySecret: 'test_key_secret',
  webhookSecret: 'test_webhook_secret',
  apiBase: 'http://127.0.0.1:9',
  scriptUrl: 'http://127.0.0.1:9/checkout.js',
})
const header = (signature: string, id?: string) => (name: string) =>
  name === 'x-razorpay-signature' ? signature : id

describe('signatures of Razorpay', () => {
  it('on what the browser brings back are those of its documents', () => {
    const signature = '4e29c3db4c2941c4f1b1845d71c004542e3b6439806ce9aeef5e5d9d291c48fe'
    const answer = { sessionId: 'order_TEST123', paymentId: 'pay_TEST456', signature }
    expect(razorpay.isSignedReturn?.(answer)).toBe(true)
    expect(razorpay.isSignedReturn?.({ ...answer, sessionId: 'order_TEST124' })).toBe(false)
    expect(razorpay.isSignedReturn?.({ ...answer, signature: '' })).toBe(false)
  })

  it('on webhook events cover the bytes, with a secret of their own', () => {
    const body = Buffer.from('{"entity":"event","event":"order.paid"}')
    const signature = '8129221c1d3f4fe83731b70e56c360587e5c93d50bf899d3ea0df6cafdb13ebd'
    expect(razorpay.readWebhookEvent(body, header(signature, 'evt_1'))).toMatchObject({
      eventId: 'evt_1',
      type: 'order.paid',
    })
    expect(() => razorpay.readWebhookEvent(Buffer.from(`${body} `), header(signature))).toThrow(
      'signature is wrong',
    )
  })

  it('let webhook events be stored only as a reference to their subject', () => {
    const payment = { id: 'pay_1', order_id: 'order_1', email: 'a@example.com', contact: '+91', card: {} }
    const kept = { event: 'payment.captured', payload: { payment: { entity: payment } } }
    expect(razorpay.subjectOf(kept)).toEqual({ kind: 'payment', sessionId: 'order_1' })
    const refund = {
      event: 'refund.failed',
      payload: { refund: { entity: { id: 'rfnd_1', payment_id: 'pay_1' } } },
    }
    expect(razorpay.subjectOf(refund)).toEqual({ kind: 'reversal', paymentId: 'pay_1' })
    const dispute = { entity: { id: 'disp_1', payment_id: 'pay_2' } }
    const disputed = { event: 'payment.dispute.created', payload: { payment: { entity: payment }, dispute } }
    expect(razorpay.subjectOf(disputed)).toEqual({ kind: 'reversal', paymentId: 'pay_2' })
    expect(razorpay.subjectOf({ event: 'invoice.paid', payload: {} })).toBeNull()
    expect(razorpay.subjectOf('nonsense')).toBeNull()
  })
})
