import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import type { Actor } from '../../orders/index.ts'
import { partnerOrderQueued } from '../fulfilment.events.ts'
import { nextExternalId } from '../partner-order.rules.ts'
import { movePartnerOrder, recordOf } from '../partner-order-moves.ts'
import { type PartnerOrderRow, updatePartnerOrder } from '../partner-orders.queries.ts'

interface Why {
  readonly actor: Actor
  readonly note: string
}

/** Queues what the partner refused or was not reached for. Its tries are counted anew. The row is locked. */
export async function sendAgain(
  shop: Shop,
  tx: Db,
  row: PartnerOrderRow,
  { isNewAttempt, ...why }: Why & { readonly isNewAttempt: boolean },
): Promise<void> {
  const renewed = isNewAttempt
    ? await startAttempt(tx, row)
    : await updatePartnerOrder(tx, row, { tries: 1, sendError: '' })
  if (renewed !== undefined) await queue(shop, tx, renewed, why)
}

/**
 * What the partner had is over there: what is left is sent under another external id. What waits for staff goes on
 * waiting. The row is locked.
 */
export async function sendAnew(shop: Shop, tx: Db, row: PartnerOrderRow, why: Why): Promise<void> {
  const renewed = await startAttempt(tx, row)
  if (renewed === undefined) return
  const { id, state } = renewed
  const text = 'Cancelled at the print partner, to be ordered again'
  if (state === 'held' || state === 'refused') await recordOf(shop, tx, id, { state, text, ...why })
  else await queue(shop, tx, renewed, why)
}

/** The partner has another order then: with costs of its own, at the rate of its day. */
const newAttempt = {
  tries: 0,
  sendError: '',
  partnerId: '',
  claimedUntil: null,
  deliveredShipments: [],
  incident: null,
  incidentNote: '',
  incidentResolvedAt: null,
  currencyCode: null,
  goodsMinor: null,
  shippingMinor: null,
  taxMinor: null,
  totalMinor: null,
  usdRate: null,
}

/** Under another external id, as the order before is over at the partner. The row is locked. */
export async function startAttempt(tx: Db, row: PartnerOrderRow): Promise<PartnerOrderRow | undefined> {
  const attempt = row.attempt + 1
  const externalId = nextExternalId(row.externalId, row.attempt)
  return updatePartnerOrder(tx, row, { ...newAttempt, attempt, externalId })
}

async function queue(shop: Shop, tx: Db, row: PartnerOrderRow, why: Why): Promise<void> {
  if (row.state !== 'queued') {
    await movePartnerOrder(shop, tx, row, { to: 'queued', ...why })
    return
  }
  await recordOf(shop, tx, row.id, { state: 'queued', text: 'To be sent again', ...why })
  await shop.events.emit(tx, partnerOrderQueued, { partnerOrderId: row.id })
}
