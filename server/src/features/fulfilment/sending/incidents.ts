import type { PartnerIncident } from '@first-fashion/contract/fulfilment/status'
import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import type { Actor } from '../../orders/index.ts'
import { recordOf, thePartner } from '../partner-order-moves.ts'
import { type PartnerOrderRow, updatePartnerOrder } from '../partner-orders.queries.ts'

/** The history's words, for staff. */
const texts: Readonly<Record<PartnerIncident, string>> = {
  'parcel-returned': 'A parcel came back to the print partner',
  'parcel-cancelled': 'The print partner cancelled a shipment',
  'refunded-there': 'The print partner refunded the order',
  'stopped-there': 'The print partner stopped the order after it had left',
}

/** Has staff see to what the partner reports, in its words. Does nothing the second time. The row is locked. */
export async function recordIncident(
  shop: Shop,
  tx: Db,
  row: PartnerOrderRow,
  incident: PartnerIncident,
  words: string,
): Promise<void> {
  if (isKnown(row, incident, words)) return
  await updatePartnerOrder(tx, row, { incident, incidentNote: words, incidentResolvedAt: null })
  await recordOf(shop, tx, row.id, {
    state: row.state,
    text: texts[incident],
    actor: thePartner,
    note: words,
  })
}

/** An order that is over is so whenever the partner is asked; of an event the same can happen again once it was resolved. */
const isKnown = (row: PartnerOrderRow, incident: PartnerIncident, words: string): boolean =>
  row.incident === incident &&
  (incident === 'stopped-there' || (isUnresolved(row) && row.incidentNote === words))

export const isUnresolved = ({
  incident,
  incidentResolvedAt,
}: Pick<PartnerOrderRow, 'incident' | 'incidentResolvedAt'>): boolean =>
  incident !== null && incidentResolvedAt === null

/** Staff have dealt with it. The row is locked. */
export async function resolveIncident(
  shop: Shop,
  tx: Db,
  row: PartnerOrderRow,
  { actor, note }: { readonly actor: Actor; readonly note: string },
): Promise<void> {
  await updatePartnerOrder(tx, row, { incidentResolvedAt: shop.clock.now() })
  await recordOf(shop, tx, row.id, { state: row.state, text: 'Marked as resolved', actor, note })
}
