/**
 * Every change of an order's states, and all events about orders. Each runs in the caller's transaction. Where it
 * does not say that the order is locked already, it locks the order.
 */
export { recordLineRefund } from './line-refund.ts'
export { changeAddress } from './order-address.ts'
export { addHistory } from './order-history.ts'
export { loseParcel, trackParcel } from './order-parcel.ts'
export { accept, cancelUnpaid, endOtherAttempts, markPaid } from './order-payment.ts'
export { markInProduction } from './order-production.ts'
export { markDisputed, markRefunded, recordReturned } from './order-refund.ts'
export { markReturns, restockUnits } from './order-returns.ts'
export { complete, moveOrder } from './order-transition.ts'
