/** The front door of promo codes: what takes something off an order, and who may use it. */
export { type IssuedCode, issueNewsletterCode, issuePromoCode } from './issued-codes.ts'
export { mailboxHash } from './mailbox-hash.ts'
export { promoCodeAdjustments, promoOffer } from './promo-code-adjustments.ts'
export { issuedCodeOf, usedCodes, withdrawPromoCode } from './promo-code-uses.queries.ts'
export { promoCodesFeature } from './promo-codes.feature.ts'
export type { PromoTerms } from './promo-codes.rules.ts'
export { giveBackIssuedCode } from './promo-codes.service.ts'
