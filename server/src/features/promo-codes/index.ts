/** The front door of promo codes: what takes something off an order, and who may use it. */

export { promoCodeAdjustments, promoOffer } from './promo-code-adjustments.ts'
export {
  changePromoCode,
  type ListedPromoCode,
  listedPromoCode,
  listPromoCodes,
  setPromoCodeProducts,
} from './promo-code-list.queries.ts'
export { anonymiseCodesOf, insertPromoCode, moveCodes, newsletterCodeOf } from './promo-codes.queries.ts'
export { promoCodeRoutes } from './promo-codes.routes.ts'
export type { PromoTerms } from './promo-codes.rules.ts'
export { createPromoCodes, type PromoCodes } from './promo-codes.service.ts'
