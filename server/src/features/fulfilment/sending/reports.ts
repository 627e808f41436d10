import type { PartnerIncident, PartnerProblem } from '@first-fashion/contract/fulfilment/status'
import type { Db } from '../../../platform/database/database.ts'
import type { PrintOrderReport } from '../../../ports/print-partner.ts'
import type { Shop } from '../../../shop.ts'
import { findCurrency } from '../../currency/index.ts'
import { findOrder } from '../../orders/index.ts'
import { partnerOrderOrphaned } from '../fulfilment.events.ts'
import { followParcel, followTracking } from '../parcels/followed-parcel.ts'
import { incidentIn, parcelsThatLeft, problemIn, stateAfter } from '../partner-order.rules.ts'
import { lockForMove, movePartnerOrder, recordOf, thePartner } from '../partner-order-moves.ts'
import {
  findPartnerOrder,
  isClaimed,
  type PartnerOrderRow,
  recordChecked,
  updatePartnerOrder,
} from '../partner-orders.queries.ts'
import { recordIncident } from './incidents.ts'

/** What only a signed webhook event says. */
export interface PartnerNews {
  /** In the partner's words; '' if it gives none. */
  readonly reason: string
  readonly isDelivery: boolean
  /** Of a delivery: which parcel arrived; the partner need not say. */
  readonly shipmentId?: string | undefined
  readonly incident?: PartnerIncident | undefined
}

/** Nobody said anything: the partner was asked. */
export const noNews: PartnerNews = { reason: '', isDelivery: false }

/**
 * Asks the partner how far an order is, and acts on that answer alone. Throws while the shop itself is cancelling it there,
 * to be tried again: that is no refusal.
 */
export async function fetchReport(shop: Shop, id: string, news: PartnerNews): Promise<void> {
  const row = await findPartnerOrder(shop.database.db, id)
  if (row === undefined || shop.printPartner === null) return
  const report = await shop.printPartner.orders.find(row.externalId)
  await shop.database.transaction(async (tx) => {
    const locked = await lockForMove(tx, row)
    if (report?.progress === 'cancelled' && isClaimed(locked, shop.clock.now()))
      throw new Error(`the partner order ${id} is being cancelled`)
    if (report !== undefined) await applyReport(shop, tx, id, report, news)
    else if (locked !== undefined) await recordChecked(tx, locked, shop.clock.now())
  })
}

/**
 * Makes of a partner order, and of its order, what the partner reports. Does nothing the second time. False if the shop no
 * longer wants what is reported: then it is cancelled there.
 */
export async function applyReport(
  shop: Shop,
  tx: Db,
  id: string,
  report: PrintOrderReport,
  news: PartnerNews,
): Promise<boolean> {
  const found = await findPartnerOrder(tx, id)
  const locked = found === undefined ? undefined : await lockForMove(tx, found)
  if (locked === undefined) return false
  // It was cancelled, or sent under another external id, before the partner's answer was there.
  if (locked.state === 'cancelled' || locked.externalId !== report.externalId) {
    const orphan = { partnerOrderId: id, externalId: report.externalId }
    if (willBeMade(report)) await shop.events.emit(tx, partnerOrderOrphaned, orphan)
    return false
  }
  const facts = { ...factsOf(shop, locked, report), ...deliveredIn(locked, report, news) }
  const checked = (await recordChecked(tx, locked, shop.clock.now(), facts)) ?? locked
  const row = await moved(shop, tx, checked, report, news)
  if (row.deliveredShipments.length > locked.deliveredShipments.length && row.state !== 'delivered')
    await recordOf(shop, tx, id, { state: row.state, text: 'A part of it was delivered', actor: thePartner })
  const incident = incidentIn(row.state, report.progress, news.incident)
  if (incident !== undefined) await recordIncident(shop, tx, row, incident, news.reason)
  await followInOrder(shop, tx, locked, row)
  return true
}

/** What has changed of the parcel is so in its order too. */
async function followInOrder(
  shop: Shop,
  tx: Db,
  before: PartnerOrderRow,
  row: PartnerOrderRow,
): Promise<void> {
  const isMoved = row.state !== before.state
  if (!isMoved && row.trackingNumber === before.trackingNumber) return
  const full = await findOrder(tx, row.orderId)
  if (full === undefined) return
  if (isMoved) await followParcel(shop, tx, row, full, thePartner)
  else await followTracking(shop, tx, row, full, before.trackingNumber)
}

/** The partner makes it, if nobody stops it. */
const willBeMade = ({ progress }: PrintOrderReport): boolean =>
  progress !== 'draft' && progress !== 'failed' && progress !== 'cancelled'

/** Moves it as far as the partner says. */
async function moved(
  shop: Shop,
  tx: Db,
  before: PartnerOrderRow,
  report: PrintOrderReport,
  { reason }: PartnerNews,
): Promise<PartnerOrderRow> {
  let row = before
  const to = stateAfter(row.state, report.progress, row.cancelRequestedAt !== null)
  const problem = { kind: problemIn(reason, report.progress), words: reason }
  if (to !== row.state) row = await movePartnerOrder(shop, tx, row, { to, actor: thePartner, problem })
  else if (isReasonMissing(row) && reason !== '') row = await explained(shop, tx, row, problem)
  if (row.state === 'shipped' && row.deliveredShipments.length >= parcelsThatLeft(report))
    row = await movePartnerOrder(shop, tx, row, { to: 'delivered', actor: thePartner })
  return row
}

/** The parcels that have arrived; never more than have left, whatever an event says. */
function deliveredIn(
  { deliveredShipments }: PartnerOrderRow,
  report: PrintOrderReport,
  { isDelivery, shipmentId = '' }: PartnerNews,
) {
  const isNew =
    !deliveredShipments.includes(shipmentId) && deliveredShipments.length < parcelsThatLeft(report)
  return isDelivery && isNew ? { deliveredShipments: [...deliveredShipments, shipmentId] } : {}
}

/** The shop saw the refusal, or the hold, before the event that says why. */
const isReasonMissing = ({ state, problemNote }: PartnerOrderRow): boolean =>
  (state === 'refused' || state === 'on-hold') && problemNote === ''

async function explained(
  shop: Shop,
  tx: Db,
  row: PartnerOrderRow,
  { kind, words }: { readonly kind: PartnerProblem; readonly words: string },
): Promise<PartnerOrderRow> {
  const isRefused = row.state === 'refused'
  const problem = isRefused ? kind : null
  const changed = await updatePartnerOrder(tx, row, { problem, problemNote: words })
  const text = isRefused ? 'Reason of the refusal' : 'Reason of the hold'
  await recordOf(shop, tx, row.id, { state: row.state, text, actor: thePartner, note: words })
  return changed ?? row
}

/** What the partner asks, and where the parcel is. The rate is fixed when the costs are first known. */
function factsOf(shop: Shop, row: PartnerOrderRow, report: PrintOrderReport) {
  const { costs, shipment, partnerId } = report
  const rate = costs === null ? undefined : findCurrency(shop, costs.currencyCode)
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
