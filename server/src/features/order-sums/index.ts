/** The front door of what takes something off orders and what pays for them: features register sources, `boot` lists them. */
export type {
  Adjustable,
  AdjustableLine,
  AdjustmentOffer,
  AdjustmentSource,
  AdjustmentSources,
  EndedOrder,
  ProposedAdjustment,
  TenderSource,
} from './sum-sources.ts'
