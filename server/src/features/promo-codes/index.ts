/** The front door of promo codes: what takes something off an order, and who may use it. */
export { promoCodesFeature } from './promo-codes.feature.ts'
export { moveCodes } from './promo-codes.queries.ts'
export {
  isCodeFor,
  type PromoLine,
  type PromoTerms,
  reductionOf,
  shownPromoCode,
} from './promo-codes.rules.ts'
export { createPromoCodes, type PromoAsk, type PromoCodes } from './promo-codes.service.ts'
