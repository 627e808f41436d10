import type { Handlers } from '../../../platform/http/handlers.ts'
import type { DesignLogs } from './design-logs.service.ts'

export const designLogRoutes = (logs: DesignLogs): Handlers => ({
  'design-logs.list': async ({ session: { customerId }, query: { productId, variantId } }) => ({
    success: true,
    customerId,
    logs: await logs.list({ customerId, printProductId: productId, printVariantId: variantId }),
  }),
  'design-logs.get': async ({ session, params, query }) => ({
    success: true,
    entries: await logs.entries(session.customerId, params.id, query.from),
  }),
  'design-logs.add': async ({ session: { customerId }, params, body }) => ({
    success: true,
    length: await logs.add({
      draft: { customerId, printProductId: body.productId, printVariantId: body.variantId },
      id: params.id,
      from: body.from,
      entries: body.entries,
    }),
  }),
})
