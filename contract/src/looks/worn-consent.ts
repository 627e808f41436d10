/**
 * Names the words that authors agree to when their look may show on product pages. Whoever changes the words changes it:
 * each consent is recorded with it.
 */
export const wornConsentVersion = '2026-11-25'

/** A look names so many things that its author bought. */
export const wornItemsMaximum = 8
/** cm; what people may say of themselves. */
export const heightMinimumCm = 100
export const heightMaximumCm = 230
/** Looks that a product page shows at first, and with each further step. */
export const wornLooksShown = 8
