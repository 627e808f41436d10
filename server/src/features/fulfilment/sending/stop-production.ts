import { isInProduction } from '@first-fashion/contract/fulfilment/status'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import {
  type CancelledUnits,
  findOrder,
  inProduction,
  lockOrder,
  productionUnknown,
  type StopProduction,
} from '../../orders/index.ts'
import type { FollowDeps } from '../fulfilment-deps.ts'
import { lockForMove, movePartnerOrder, theShop } from '../partner-order-moves.ts'
import {
  isClaimed,
  linesOfPartnerOrder,
  lockPartnerOrder,
  type PartnerOrderRow,
  partnerOrderOf,
} from '../partner-orders.queries.ts'
import { isCancelledThere, isUnsent } from './cancel-order.ts'
import { claimLocked, endClaim, isStillClaimed } from './claims.ts'
import { fetchReport } from './reports.ts'

/**
 * Cancels the order at the print partner before the shop cancels its own. Meanwhile the row is claimed, so that nobody
 * sends it; a claim that a server leaves behind ends by itself, and then the partner's news tell what became of it.
 */
export const createPrintStop =
  (deps: FollowDeps): StopProduction =>
  async (orderId, work, units) => {
    const claimed = await claim(deps, orderId, units)
    if (claimed === undefined) return work(async () => {})
    try {
      if (!isUnsent(claimed)) await cancelThere(deps, claimed)
      return await work((tx) => settle(deps, tx, claimed))
    } finally {
      await endClaim(deps.database, claimed)
    }
  }

/** undefined if there is nothing to stop. */
const claim = (
  { database, clock }: FollowDeps,
  orderId: string,
  units: readonly CancelledUnits[] | undefined,
): Promise<PartnerOrderRow | undefined> =>
  database.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const found = await partnerOrderOf(tx, orderId)
    const row = found === undefined ? undefined : await lockPartnerOrder(tx, found.id)
    if (row === undefined || row.state === 'cancelled') return undefined
    if (units !== undefined && (await isSomeLeft(tx, row, units))) return undefined
    if (isInProduction(row.state)) throw inProduction()
    if (isClaimed(row, clock.now())) throw productionUnknown()
    return claimLocked(tx, row, clock)
  })

/** Whether the partner has something to make without these units. */
async function isSomeLeft(tx: Db, row: PartnerOrderRow, units: readonly CancelledUnits[]): Promise<boolean> {
  const lines = (await findOrder(tx, row.orderId))?.lines ?? []
  const printed = new Set((await linesOfPartnerOrder(tx, row.id)).map(({ lineId }) => lineId))
  return lines.some(({ id, quantity, cancelledQuantity }) => {
    const cancelled = units.find(({ lineId }) => lineId === id)?.quantity ?? 0
    return printed.has(id) && quantity - cancelledQuantity > cancelled
  })
}

/** Refuses if the partner will make it, or does not say. */
async function cancelThere(deps: FollowDeps, row: PartnerOrderRow): Promise<void> {
  if (await hasStopped(deps, row)) return
  await endClaim(deps.database, row)
  // The shop had not heard yet how far it is. If it does not now, the partner's news tell it.
  await fetchReport(deps, row.id, { reason: '', isDelivery: false }).catch(() => undefined)
  throw inProduction()
}

async function hasStopped({ printOrders }: FollowDeps, { externalId }: PartnerOrderRow): Promise<boolean> {
  try {
    return await isCancelledThere(printOrders, externalId)
  } catch (error) {
    throw productionUnknown(error)
  }
}

/** In the transaction that cancels the order. */
async function settle(deps: FollowDeps, tx: Db, claimed: PartnerOrderRow): Promise<void> {
  const row = await lockForMove(tx, claimed)
  if (row === undefined || !isStillClaimed(row, claimed)) throw sentMeanwhile()
  await movePartnerOrder(deps, tx, row, { to: 'cancelled', actor: theShop, note: 'The order was cancelled' })
}

const sentMeanwhile = () =>
  new AppError('conflict', 'order.moved-meanwhile', 'This order was just changed. Please check it again.')
