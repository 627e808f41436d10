import type { Handlers } from '../../platform/http/handlers.ts'
import type { FulfilmentDeps } from './fulfilment-deps.ts'
import { parcelsOf } from './parcels/parcels.ts'
import { receivePrintEvent } from './sending/webhook-events.ts'

export const fulfilmentRoutes = (deps: FulfilmentDeps): Handlers => ({
  'fulfilment.parcels': async ({ session, params }) => ({
    success: true,
    parcels: await parcelsOf(deps, session.customerId, params.orderId),
  }),
  'fulfilment.printful-webhook': async ({ rawBody, header }) => {
    await receivePrintEvent(deps, rawBody, header)
    return { success: true }
  },
})
