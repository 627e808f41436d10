/** The front door of returns: what shoppers send back, for a refund or in exchange. */
export { openReturn, takenByReturns } from './open-claim.ts'
export { boughtLines, payoutsOf } from './return-plan.ts'
export * from './returns.events.ts'
export { returnsFeature } from './returns.feature.ts'
export {
  type BoughtLine,
  type LineFigures,
  leftOf,
  lineFigures,
  type Money,
  type Split,
  splitRefund,
} from './returns.rules.ts'
