/** The front door of checkout: quotes, and the placing of orders. */

export { forgetOldAttempts, livingQuote, picturesInQuotes } from './checkout.queries.ts'
export { checkoutRoutes } from './checkout.routes.ts'
export { shownDelivery } from './delivery.ts'
export { sumsOf } from './order-pricing.ts'
export { reckoningOf } from './order-reckoning.ts'
export { createPlacement } from './placement.service.ts'
export { createQuotes } from './quotes.service.ts'
