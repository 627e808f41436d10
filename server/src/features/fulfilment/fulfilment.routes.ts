import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { parcelsOf } from './parcels/parcels.ts'
import { receivePrintEvent } from './sending/webhook-events.ts'

export const fulfilmentRoutes = (shop: Shop): Handlers => ({
  'fulfilment.parcels': async ({ session, params }) => ({
    success: true,
    parcels: await parcelsOf(shop, session.customerId, params.orderId),
  }),
  'fulfilment.printful-webhook': async ({ rawBody, header }) => {
    await receivePrintEvent(shop, rawBody, header)
    return { success: true }
  },
})
