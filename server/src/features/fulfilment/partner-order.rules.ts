import {
  isInProduction,
  nextPartnerOrder,
  type ParcelStep,
  type PartnerIncident,
  type PartnerOrderState,
  type PartnerProblem,
} from '@first-fashion/contract/fulfilment/status'
import type { FulfilmentState } from '@first-fashion/contract/orders/status'
import type { PrintOrderProgress, PrintOrderReport } from '../../ports/print-partner.ts'

export const canBecome = (from: PartnerOrderState, to: PartnerOrderState): boolean =>
  nextPartnerOrder[from].includes(to)

const stateShown: Readonly<Record<PrintOrderProgress, PartnerOrderState>> = {
  draft: 'queued',
  accepted: 'sent',
  'on-hold': 'on-hold',
  printing: 'printing',
  shipped: 'shipped',
  failed: 'refused',
  cancelled: 'refused',
}

/** The state that the partner's answer leads to; the one it is in if it may not go there. */
export function stateAfter(
  from: PartnerOrderState,
  progress: PrintOrderProgress,
  isCancelRequested: boolean,
): PartnerOrderState {
  // A refused one is a draft again only for those who mend it.
  if (from === 'refused' && progress === 'draft') return from
  const to = progress === 'cancelled' && isCancelRequested ? 'cancelled' : stateShown[progress]
  return canBecome(from, to) ? to : from
}

/** What staff have to see to: as an event says, or as the partner ends an order that had left. */
export function incidentIn(
  state: PartnerOrderState,
  progress: PrintOrderProgress,
  reported: PartnerIncident | undefined,
): PartnerIncident | undefined {
  // It costs nothing then, so that it was refunded goes without saying.
  const isOver = state === 'cancelled' || state === 'refused'
  if (reported !== undefined) return isOver && reported === 'refunded-there' ? undefined : reported
  const hasLeft = state === 'shipped' || state === 'delivered'
  return hasLeft && (progress === 'failed' || progress === 'cancelled') ? 'stopped-there' : undefined
}

/** In how many parcels it has left. One that is shipped left in one at least, though the partner does not list it. */
export const parcelsThatLeft = ({
  progress,
  shipmentCount,
}: Pick<PrintOrderReport, 'progress' | 'shipmentCount'>): number =>
  progress === 'shipped' ? Math.max(1, shipmentCount) : shipmentCount

/** What the partner's words come to. */
export function problemIn(reason: string, progress: PrintOrderProgress | null): PartnerProblem {
  if (/out of stock|discontinued|not available/i.test(reason)) return 'out-of-stock'
  if (/print file|file|image|resolution/i.test(reason)) return 'file-rejected'
  return progress === 'cancelled' ? 'cancelled-there' : 'other'
}

/** How far a parcel of the partner is, for its shopper. */
export const partnerStep: Readonly<Record<PartnerOrderState, ParcelStep>> = {
  held: 'waiting',
  queued: 'waiting',
  refused: 'waiting',
  cancelled: 'waiting',
  sent: 'preparing',
  'on-hold': 'preparing',
  printing: 'printing',
  shipped: 'shipped',
  delivered: 'delivered',
}

/** How far the shop's own parcel is. */
export const shopStep: Readonly<Record<FulfilmentState, ParcelStep>> = {
  placed: 'waiting',
  packing: 'preparing',
  shipped: 'shipped',
  'out-for-delivery': 'shipped',
  delivered: 'delivered',
  cancelled: 'waiting',
}

/** The state of an order that is nothing but the partner's parcel. */
export const orderStateFor = (state: PartnerOrderState): FulfilmentState | null => {
  if (state === 'sent' || state === 'on-hold' || state === 'printing') return 'packing'
  return state === 'shipped' || state === 'delivered' ? state : null
}

/** The steps that an order still takes to a state, one after the other; none if it is there or beyond. */
export function stepsTo(from: FulfilmentState, to: FulfilmentState): FulfilmentState[] {
  const way: readonly FulfilmentState[] = ['placed', 'packing', 'shipped', 'delivered']
  const at = from === 'out-for-delivery' ? way.indexOf('shipped') : way.indexOf(from)
  return at < 0 ? [] : way.slice(at + 1, way.indexOf(to) + 1)
}

interface PrintedUnits {
  readonly quantity: number
  readonly cancelledQuantity: number
  /** Cancelled or refunded. */
  readonly goneQuantity: number
}

/**
 * The units of a line that the partner makes: what it was sent, once it has begun, even if some were refunded since; before
 * that, what nobody cancelled or got back.
 */
export function unitsMade(
  state: PartnerOrderState,
  { quantity, cancelledQuantity, goneQuantity }: PrintedUnits,
  sent: number | null,
): number {
  const ordered = quantity - cancelledQuantity
  return isInProduction(state) ? Math.min(sent ?? ordered, ordered) : quantity - goneQuantity
}

/**
 * The partner knows an order by this: its number. One without a prefix has that of invoices there, as a partner may work for
 * several stores.
 */
export const externalIdOf = (orderNumber: string, invoicePrefix: string): string =>
  orderNumber.includes('-') ? orderNumber : `${invoicePrefix}-${orderNumber}`

/** The same of the next attempt, which says which one it is. */
export const nextExternalId = (externalId: string, attempt: number): string =>
  `${attempt === 1 ? externalId : externalId.replace(/-\d+$/, '')}-${attempt + 1}`

/** What is left of the price after the partner's goods and taxes, in LKR cents and in percent. */
export function marginOf(soldCents: number, costCents: number | null) {
  if (costCents === null) return { marginCents: null, marginPercent: null }
  const marginCents = soldCents - costCents
  const marginPercent = soldCents === 0 ? null : Math.round((marginCents * 1000) / soldCents) / 10
  return { marginCents, marginPercent }
}
