import type { PartnerProblem } from '@first-fashion/contract/fulfilment/status'
import type { Db } from '../../../platform/database/database.ts'
import type { PrintOrderReport } from '../../../ports/print-orders.ts'
import { findOrder } from '../../orders/index.ts'
import type { FollowDeps } from '../fulfilment-deps.ts'
import { followParcel } from '../parcels/followed-parcel.ts'
import { problemIn, stateAfter } from '../partner-order.rules.ts'
import { lockForMove, movePartnerOrder, recordOf, thePartner } from '../partner-order-moves.ts'
import {
  findPartnerOrder,
  isClaimed,
  type PartnerOrderRow,
  recordChecked,
  updatePartnerOrder,
} from '../partner-orders.queries.ts'

/** What only a signed webhook event says. */
export interface PartnerNews {
  /** In the partner's words; '' if it gives none. */
  readonly reason: string
  readonly isDelivery: boolean
}

/**
 * Asks the partner how far an order is, and acts on that answer alone. Throws while the shop itself is cancelling it there,
 * to be tried again: that is no refusal.
 */
export async function fetchReport(deps: FollowDeps, id: string, news: PartnerNews): Promise<void> {
  const row = await findPartnerOrder(deps.database.db, id)
  if (row === undefined || deps.printOrders === null) return
  const report = await deps.printOrders.find(row.externalId)
  await deps.database.transaction(async (tx) => {
    const locked = await lockForMove(tx, row)
    if (report?.progress === 'cancelled' && isClaimed(locked, deps.clock.now()))
      throw new Error(`the partner order ${id} is being cancelled`)
    if (report !== undefined) return applyReport(deps, tx, id, report, news)
    if (locked !== undefined) await recordChecked(tx, locked, deps.clock.now())
  })
}

/** Makes of a partner order, and of its order, what the partner reports. Does nothing the second time. */
export async function applyReport(
  deps: FollowDeps,
  tx: Db,
  id: string,
  report: PrintOrderReport,
  { reason, isDelivery }: PartnerNews,
): Promise<void> {
  const found = await findPartnerOrder(tx, id)
  if (found === undefined) return
  const locked = await lockForMove(tx, found)
  // A later attempt may have another external id by now.
  if (locked === undefined || locked.externalId !== report.externalId) return
  let row = (await recordChecked(tx, locked, deps.clock.now(), factsOf(deps, locked, report))) ?? locked
  const to = stateAfter(row.state, report.progress, row.cancelRequestedAt !== null)
  const problem = { kind: problemIn(reason, report.progress), words: reason }
  if (to !== row.state) row = await movePartnerOrder(deps, tx, row, { to, actor: thePartner, problem })
  else if (isReasonMissing(row) && reason !== '') row = await explained(deps, tx, row, problem)
  if (isDelivery && row.state === 'shipped')
    row = await movePartnerOrder(deps, tx, row, { to: 'delivered', actor: thePartner })
  const full = row.state === locked.state ? undefined : await findOrder(tx, row.orderId)
  if (full !== undefined) await followParcel(deps, tx, row, full, thePartner)
}

/** The shop saw the refusal, or the hold, before the event that says why. */
const isReasonMissing = ({ state, problemNote }: PartnerOrderRow): boolean =>
  (state === 'refused' || state === 'on-hold') && problemNote === ''

async function explained(
  deps: FollowDeps,
  tx: Db,
  row: PartnerOrderRow,
  { kind, words }: { readonly kind: PartnerProblem; readonly words: string },
): Promise<PartnerOrderRow> {
  const isRefused = row.state === 'refused'
  const problem = isRefused ? kind : null
  const changed = await updatePartnerOrder(tx, row, { problem, problemNote: words })
  const text = isRefused ? 'Reason of the refusal' : 'Reason of the hold'
  await recordOf(deps, tx, row.id, { state: row.state, text, actor: thePartner, note: words })
  return changed ?? row
}

/** What the partner asks, and where the parcel is. The rate is fixed when the costs are first known. */
function factsOf({ currencies }: FollowDeps, row: PartnerOrderRow, report: PrintOrderReport) {
  const { costs, shipment, partnerId } = report
  const rate = costs === null ? undefined : currencies.rateOf(costs.currencyCode)
  return {
    partnerId,
    ...(costs === null
      ? {}
      : {
          currencyCode: costs.currencyCode,
          goodsMinor: costs.goodsMinor,
          shippingMinor: costs.shippingMinor,
          taxMinor: costs.taxMinor,
          totalMinor: costs.totalMinor,
          usdRate: row.usdRate ?? rate?.exchangeRate ?? null,
        }),
    ...(shipment === null
      ? {}
      : { carrier: shipment.carrier, trackingNumber: shipment.number, trackingUrl: shipment.url }),
  }
}
