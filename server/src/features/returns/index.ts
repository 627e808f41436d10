/** The front door of returns: what shoppers send back, for a refund or in exchange. */
export { unitsHeldForExchange } from './exchanges/held-units.ts'
export { boughtLines, windowEndOf } from './refunds/bought-lines.ts'
export { type PlannedRefund, plannedRefunds } from './refunds/planned-refunds.ts'
export { chargedIn, refundSources } from './refunds/refund-sources.ts'
export {
  type DisplayWorth,
  displayWorth,
  leftOf,
  type Money,
  type RefundSource,
  type Split,
  splitRefund,
} from './refunds/refund-split.rules.ts'
export { unitsOfReturn } from './refunds/returned-units.ts'
export { type SettledReturn, settledReturns } from './refunds/settled-returns.ts'
export { unitsReceivedBack, unitsSentBack } from './refunds/taken-units.queries.ts'
export { type AskedReturn, countedUnits } from './return-plan.ts'
export * from './returns.events.ts'
export { returnsFeature } from './returns.feature.ts'
export { type BoughtLine, type LineFigures, lineFigures } from './returns.rules.ts'
export { previewReturn, requestReturn } from './returns.service.ts'
export { openReturn, takenByReturns } from './staff/open-claim.ts'
