/** The front door of checkout: quotes, and the placing of orders. */
export { checkoutRoutes } from './checkout.routes.ts'
export { createPlacement, type Placement } from './placement.service.ts'
export { createQuotes, type Quotes } from './quotes.service.ts'
