/** The front door of checkout: quotes, and the placing of orders. */

export { activeQuote, picturesInQuotes, purgeOldAttempts } from './checkout.queries.ts'
export { checkoutRoutes } from './checkout.routes.ts'
export { priceBreakdownOf } from './order-price-breakdown.ts'
export { sumsOf } from './order-pricing.ts'
export { createPlacement } from './placement.service.ts'
export { createQuotes } from './quotes.service.ts'
