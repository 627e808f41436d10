/** The front door of what takes something off orders and what pays for them: features register sources, `boot` lists them. */
export {
  type Adjustable,
  type AdjustableLine,
  type AdjustmentOffer,
  type AdjustmentSource,
  type AdjustmentSources,
  adjustmentSources,
  type EndedOrder,
  type ProposedAdjustment,
  type TenderSource,
} from './sum-sources.ts'
