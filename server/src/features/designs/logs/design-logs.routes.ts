import type { Handlers } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { addToDesignLog, findDesignLog, listDesignLogs } from './design-logs.service.ts'

export const designLogRoutes = (shop: Shop): Handlers => ({
  'design-logs.list': async ({ session: { customerId }, query: { productId, variantId } }) => ({
    success: true,
    customerId,
    logs: await listDesignLogs(shop, { customerId, printProductId: productId, printVariantId: variantId }),
  }),
  'design-logs.get': async ({ session, params, query }) => ({
    success: true,
    entries: await findDesignLog(shop, session.customerId, params.id, query.from),
  }),
  'design-logs.add': async ({ session: { customerId }, params, body }) => ({
    success: true,
    length: await addToDesignLog(shop, {
      draft: { customerId, printProductId: body.productId, printVariantId: body.variantId },
      id: params.id,
      from: body.from,
      entries: body.entries,
    }),
  }),
})
