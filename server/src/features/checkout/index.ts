/** The front door of checkout: quotes, and the placing of orders. */
export { checkoutFeature } from './checkout.feature.ts'
export { activeQuote } from './checkout.queries.ts'
export { priceBreakdownOf } from './order-pricing.ts'
export { applied } from './sums/order-sums.rules.ts'
