import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { explainOrder, explainOwnOrder, explainQuote } from './explanation.service.ts'

export const explanationRoutes = (shop: Shop): Handlers => ({
  'explanation.quote': async ({ session, params }) => ({
    success: true,
    explanation: await explainQuote(shop, session.customerId, params.quoteId),
  }),
  'explanation.order': async ({ session, params }) => ({
    success: true,
    explanation: await explainOwnOrder(shop, session.customerId, params.orderId),
  }),
  'staff.order-explanation': async ({ params }) => ({
    success: true,
    explanation: await explainOrder(shop, params.id),
  }),
})
