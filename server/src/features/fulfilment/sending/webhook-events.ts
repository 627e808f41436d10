import { createHash } from 'node:crypto'
import type { Shop } from '../../../shop.ts'
import { partnerOrderReported } from '../fulfilment.events.ts'
import { insertWebhookEvent, partnerOrderNamed } from '../partner-orders.queries.ts'
import { requirePrintPartner } from './required-print-partner.ts'

/**
 * Takes a signed webhook event of the partner. The same words count once; what is about no order of ours is ignored.
 * Refuses with 'fulfilment.signature-wrong' and 'print.unavailable'.
 */
export async function receivePrintEvent(
  shop: Shop,
  rawBody: Buffer,
  header: (name: string) => string | undefined,
): Promise<void> {
  const { database, clock, events } = shop
  const { type, externalId, ...news } = requirePrintPartner(shop).orders.readWebhookEvent(rawBody, header)
  const row = externalId === null ? undefined : await partnerOrderNamed(database.db, externalId)
  if (row === undefined) return
  const bodySha256 = createHash('sha256').update(rawBody).digest('hex')
  await database.transaction(async (tx) => {
    const event = { bodySha256, partnerOrderId: row.id, type, receivedAt: clock.now() }
    if (!(await insertWebhookEvent(tx, event))) return
    await events.emit(tx, partnerOrderReported, { partnerOrderId: row.id, ...news })
  })
}
