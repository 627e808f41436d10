/** The front door of promo codes: what takes something off an order, and who may use it. */
export { anonymiseCodesOf, moveCodes, newsletterCodeOf } from './promo-codes.queries.ts'
export { promoCodeRoutes } from './promo-codes.routes.ts'
export {
  isCodeFor,
  type PromoLine,
  type PromoTerms,
  reductionOf,
  shownPromoCode,
} from './promo-codes.rules.ts'
export { createPromoCodes, type PromoAsk, type PromoCodes } from './promo-codes.service.ts'
export { promoCodeStaffRoutes } from './promo-codes.staff.routes.ts'
export { createStaffPromoCodes } from './promo-codes.staff.service.ts'
