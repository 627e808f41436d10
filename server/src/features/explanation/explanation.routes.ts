import type { Handlers } from '../../platform/http/handlers.ts'
import type { Explanations } from './explanation.service.ts'

export const explanationRoutes = (explanations: Explanations): Handlers => ({
  'explanation.quote': async ({ session, params }) => ({
    success: true,
    explanation: await explanations.ofQuote(session.customerId, params.quoteId),
  }),
  'explanation.order': async ({ session, params }) => ({
    success: true,
    explanation: await explanations.ofOwn(session.customerId, params.orderId),
  }),
})
