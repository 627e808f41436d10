/** The front door of payments: partners, what they report, refunds, what does not match, and the ledger. */

export { shareCard } from './cards.queries.ts'
export { ledgerOfOrder } from './ledger.queries.ts'
export { createLedger, type Ledger } from './ledger.ts'
export { createPaymentMethods, type PaymentMethods } from './methods/methods.service.ts'
export { paymentsOfOrder } from './payment.queries.ts'
export { refundFailed, refundSettled } from './payments.events.ts'
export { paymentsFeature } from './payments.feature.ts'
export { createPayments, type Payments } from './payments.service.ts'
export { type CardPayment, cardPayments } from './refunds/card-payments.queries.ts'
export { causedRefunds, isRefundAwaited, owedOf } from './refunds/caused-refunds.ts'
export {
  type CreditedRefunds,
  createCreditedRefunds,
  leftToRefund,
  noAccount,
} from './refunds/credited.service.ts'
export { type RefundedUnits, type UnitsOfCause, unitsAmong } from './refunds/refunded-units.ts'
export { createRefunds, type Refunds } from './refunds/refunds.service.ts'
export { createSettlement } from './settlement.service.ts'
