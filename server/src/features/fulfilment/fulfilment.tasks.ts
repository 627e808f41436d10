import { after } from '../../platform/clock.ts'
import type { Shop } from '../../shop.ts'
import { partnerOrderReported } from './fulfilment.events.ts'
import { takeUnheardPartnerOrders } from './partner-orders.queries.ts'

/** Webhooks can be lost: an order is asked about when nothing was heard of it for so long. */
const askAfterMs = 6 * 3_600_000
const askedAtOnce = 20
/** A tracking number can be corrected for so long after the parcel has left. */
const askAfterShippingMs = 14 * 24 * 3_600_000

/** Asks the partner about orders of which nothing was heard for hours, a few at a time. */
export async function askAboutUnheard({ database, clock, events }: Shop): Promise<void> {
  const now = clock.now()
  const since = after(now, -askAfterMs)
  const shippedSince = after(now, -askAfterShippingMs)
  await database.transaction(async (tx) => {
    const unheard = { since, shippedSince, now, limit: askedAtOnce }
    for (const partnerOrderId of await takeUnheardPartnerOrders(tx, unheard))
      await events.emit(tx, partnerOrderReported, { partnerOrderId, reason: '', isDelivery: false })
  })
}
