/** The front door of line refunds: staff cancel units of an order, or refund them without a return. */
export * from './line-refunds.events.ts'
export { lineRefundsFeature } from './line-refunds.feature.ts'
export { findRefundableLines, previewLineRefund, refundLines } from './line-refunds.staff.service.ts'
export { unitsOfCancellation, unitsOfLineRefund } from './refunded-units.ts'
