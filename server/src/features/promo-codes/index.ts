/** The front door of promo codes: what takes something off an order, and who may use it. */
export { newsletterCodeOf } from './promo-codes.queries.ts'
export { createPromoCodes, type PromoCodes } from './promo-codes.service.ts'
