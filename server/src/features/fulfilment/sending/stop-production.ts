import { isInProduction } from '@first-fashion/contract/fulfilment/status'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Shop } from '../../../shop.ts'
import { findOrder, inProduction, lockOrder, type StopProduction, systemActor } from '../../orders/index.ts'
import { lockForMove, movePartnerOrder } from '../partner-order-moves.ts'
import {
  isClaimed,
  linesOfPartnerOrder,
  lockPartnerOrder,
  type PartnerOrderRow,
  partnerOrderOf,
  updatePartnerOrder,
} from '../partner-orders.queries.ts'
import { isCancelledThere, isUnsent } from './cancel-order.ts'
import { claimLocked, endClaim, isStillClaimed } from './claims.ts'
import { fetchReport, noNews } from './reports.ts'
import { sendAnew } from './send-again.ts'

type OrderChange = NonNullable<Parameters<StopProduction>[2]>

/** What the partner must not make as it was sent. */
interface Stopped {
  readonly row: PartnerOrderRow
  /** Something is left to be made: it is sent again. */
  readonly isSomeLeft: boolean
  readonly kind: OrderChange['kind']
}

/**
 * Cancels the order at the print partner before the shop changes its own. Meanwhile the row is claimed, so that nobody
 * sends it; a claim that a server leaves behind ends by itself, and then the partner's news tell what became of it.
 */
export async function stopPrinting<Result>(
  shop: Shop,
  orderId: string,
  work: (settle: (tx: Db) => Promise<void>) => Promise<Result>,
  change: OrderChange = { kind: 'cancelled' },
): Promise<Result> {
  const stopped = await claim(shop, orderId, change)
  if (stopped === undefined) return work(async () => {})
  await cancelThere(shop, stopped)
  try {
    return await work((tx) => settle(shop, tx, stopped))
  } catch (error) {
    await goOn(shop, stopped)
    throw error
  }
}

/** undefined if there is nothing to stop. */
const claim = (
  { database, clock }: Shop,
  orderId: string,
  change: OrderChange,
): Promise<Stopped | undefined> =>
  database.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const found = await partnerOrderOf(tx, orderId)
    const row = found === undefined ? undefined : await lockPartnerOrder(tx, found.id)
    if (row === undefined || row.state === 'cancelled') return undefined
    const { isTouched, isSomeLeft } = await effectOf(tx, row, change)
    if (!isTouched) return undefined
    if (isInProduction(row.state)) {
      // Of what is known to be made, staff cancel units knowingly.
      if (isSomeLeft && change.kind === 'fewer-units') return undefined
      throw inProduction(change.kind)
    }
    if (isClaimed(row, clock.now())) throw productionUnknown(change.kind)
    const claimed = await claimLocked(tx, row, clock)
    return claimed && { row: claimed, isSomeLeft, kind: change.kind }
  })

/** What a change does to the printed lines: whether they are among it, and whether some units are left. */
async function effectOf(tx: Db, row: PartnerOrderRow, change: OrderChange) {
  if (change.kind === 'cancelled') return { isTouched: true, isSomeLeft: false }
  if (change.kind === 'another-address') return { isTouched: true, isSomeLeft: true }
  const lines = (await findOrder(tx, row.orderId))?.lines ?? []
  const printed = new Set((await linesOfPartnerOrder(tx, row.id)).map(({ lineId }) => lineId))
  const isSomeLeft = lines.some(({ id, quantity, goneQuantity }) => {
    const going = change.units.find(({ lineId }) => lineId === id)?.quantity ?? 0
    return printed.has(id) && quantity - goneQuantity > going
  })
  return { isTouched: change.units.some(({ lineId }) => printed.has(lineId)), isSomeLeft }
}

/** Refuses if the partner will make it, or does not say; then nobody has it claimed any more. */
async function cancelThere(shop: Shop, { row, kind }: Stopped): Promise<void> {
  if (isUnsent(row) || (await hasStopped(shop, row, kind))) return
  await endClaim(shop.database, row)
  // The shop had not heard yet how far it is. If it does not now, the partner's news tell it.
  await fetchReport(shop, row.id, noNews).catch(() => undefined)
  throw inProduction(kind)
}

async function hasStopped(shop: Shop, row: PartnerOrderRow, kind: OrderChange['kind']): Promise<boolean> {
  try {
    return await isCancelledThere(shop, row.externalId)
  } catch (error) {
    await endClaim(shop.database, row)
    throw productionUnknown(kind, error)
  }
}

/** The order was not changed after all: what the partner has no more is sent again as it was. */
const goOn = (shop: Shop, { row: claimed }: Stopped): Promise<void> =>
  shop.database.transaction(async (tx) => {
    const row = await lockForMove(tx, claimed)
    if (row === undefined || !isStillClaimed(row, claimed)) return
    if (isUnsent(row)) await updatePartnerOrder(tx, row, { claimedUntil: null })
    else await sendAnew(shop, tx, row, { actor: systemActor, note: 'The order was not changed after all' })
  })

const notes: Readonly<Record<OrderChange['kind'], string>> = {
  cancelled: 'The order was cancelled',
  'fewer-units': 'Items were cancelled or refunded',
  'another-address': 'New delivery address',
}

/** In the transaction that changes the order. What was never sent is read as it is then. */
async function settle(shop: Shop, tx: Db, { row: claimed, isSomeLeft, kind }: Stopped): Promise<void> {
  const row = await lockForMove(tx, claimed)
  if (row === undefined || !isStillClaimed(row, claimed)) throw sentMeanwhile()
  const by = { actor: systemActor, note: notes[kind] }
  if (isSomeLeft && isUnsent(row)) await updatePartnerOrder(tx, row, { claimedUntil: null })
  else if (isSomeLeft) await sendAnew(shop, tx, row, by)
  else await movePartnerOrder(shop, tx, row, { to: 'cancelled', ...by })
}

const sentMeanwhile = () =>
  new AppError('conflict', 'order.moved-meanwhile', 'This order was just changed. Please check it again.')

/** Nobody knows whether a part of the order can still be stopped. */
const productionUnknown = (kind: OrderChange['kind'], cause?: unknown) =>
  new AppError(
    'unavailable',
    'order.production-unknown',
    `We could not reach our print partner, so nothing was ${kind === 'another-address' ? 'changed' : 'cancelled'}. Please try again in a few minutes.`,
    { cause },
  )
