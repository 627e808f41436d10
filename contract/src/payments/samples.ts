import type { Samples } from '../samples/sample.ts'

const payments = {
  attempts: [
    {
      _id: '01a22517-70f9-75be-8d51-24fdab3b8fe4',
      provider: 'stripe',
      state: 'paid',
      amountText: 'LKR 26,822.59',
      at: 1795918622968,
    },
  ],
  refunds: [],
  refundableMinor: 2682259,
  currencyCode: 'LKR',
  recordsOutside: false,
  prepaid: [],
  creditable: 26822.59,
} as const

const methods = [
  { method: 'stripe', state: 'offered', country: null, isSetUp: true, version: 0 },
  { method: 'koko', state: 'offered', country: 'LK', isSetUp: true, version: 0 },
  { method: 'cod', state: 'offered', country: 'LK', isSetUp: true, version: 0 },
  { method: 'razorpay', state: 'unlisted', country: 'IN', isSetUp: true, version: 0 },
] as const

/** Valid answers of the calls of payments. */
export const paymentsSamples = {
  'payments.koko-webhook': { success: true },
  'payments.razorpay-webhook': { success: true },
  'payments.stripe-webhook': { success: true },
  'payments.verify-koko': { success: true },
  'payments.verify-razorpay': { success: true, message: 'Done' },
  'payments.verify-stripe': { success: true, message: 'Payment verified successfully!' },
  'staff.order-payments': { success: true, payments: payments },
  'staff.order-refund': { success: true, payments: payments, message: 'Done' },
  'staff.order-refund-outside': { success: true, payments: payments, message: 'Done' },
  'staff.order-refund-credit': { success: true, payments: payments, message: 'Done' },
  'staff.payment-method-set': { success: true, methods: methods, message: 'Done' },
  'staff.payment-methods': { success: true, methods: methods },
  'staff.payment-problem-resolve': {
    success: true,
    problem: {
      _id: 'b3f1c2d4-5e6f-4a7b-8c9d-0e1f2a3b4c5d',
      kind: 'wrong-amount',
      provider: 'stripe',
      reference: 'Galle Fort',
      order: { _id: 'b3f1c2d4-5e6f-4a7b-8c9d-0e1f2a3b4c5d', number: 'Galle Fort' },
      amountText: 'Galle Fort',
      detail: 'Galle Fort',
      createdAt: 1795919400000,
      resolvedAt: 1795919400000,
      resolvedBy: 'Galle Fort',
      note: '',
      actions: ['refund'],
    },
    message: 'Done',
  },
  'staff.payment-problems': { success: true, problems: [], total: 0, pages: 1 },
} as const satisfies Samples
