import { partnerOrderReported } from './fulfilment.events.ts'
import type { FulfilmentDeps } from './fulfilment-deps.ts'
import { unheardPartnerOrders } from './partner-orders.queries.ts'

/** Webhooks can be lost: an order is asked about when nothing was heard of it for so long. */
const askAfterMs = 6 * 3_600_000
const askedAtOnce = 20

/** Asks the partner about orders of which nothing was heard for hours, a few at a time. */
export async function askAboutUnheard({ database, clock, events }: FulfilmentDeps): Promise<void> {
  const since = new Date(clock.now().getTime() - askAfterMs)
  const ids = await unheardPartnerOrders(database.db, since, askedAtOnce)
  await database.transaction(async (tx) => {
    for (const partnerOrderId of ids)
      await events.emit(tx, partnerOrderReported, { partnerOrderId, reason: '', isDelivery: false })
  })
}
