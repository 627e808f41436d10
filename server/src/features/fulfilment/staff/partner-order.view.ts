import type {
  StaffPartnerOrder,
  StaffPartnerOrderInFull,
} from '@first-fashion/contract/fulfilment/staff-calls'
import { isInProduction } from '@first-fashion/contract/fulfilment/status'
import { formatCharged, lkrCents, lkrCentsOf, rupeesFromCents } from '@first-fashion/contract/money/money'
import { jobRetries } from '../../../platform/failed-jobs.ts'
import type { BoundPrint, FittingDesign } from '../../custom-products/index.ts'
import type { FullOrder } from '../../orders/index.ts'
import { trackingOf } from '../parcels/followed-parcel.ts'
import { marginOf, unitsMade } from '../partner-order.rules.ts'
import type { historyOf, PartnerOrderLineRow, PartnerOrderRow } from '../partner-orders.queries.ts'
import { isUnresolved } from '../sending/incidents.ts'

export interface ListedParts {
  readonly row: PartnerOrderRow
  readonly full: FullOrder
  readonly lines: readonly PartnerOrderLineRow[]
  /** By line. */
  readonly otherDesigns: ReadonlyMap<string, readonly FittingDesign[]>
}

/** A row of the list. */
export function partnerOrderView({ row, full, lines, otherDesigns }: ListedParts): StaffPartnerOrder {
  const approvedSince = [...otherDesigns.values()].flat().some(({ approvedAt }) => approvedAt > row.changedAt)
  return {
    _id: row.id,
    orderId: row.orderId,
    orderNumber: full.order.number,
    externalId: row.externalId,
    customer: `${full.order.firstName} ${full.order.lastName}`.trim(),
    state: row.state,
    heldReason: row.heldReason,
    problem: row.problem,
    problemNote: row.problemNote,
    incident: isUnresolved(row) ? row.incident : null,
    incidentNote: isUnresolved(row) ? row.incidentNote : '',
    sendError: row.sendError,
    tries: row.tries,
    isOutOfTries: row.state === 'queued' && row.sendError !== '' && row.tries > jobRetries,
    isCancelledTooLate: row.cancelRequestedAt !== null && isInProduction(row.state),
    hasNewDesign: row.problem === 'file-rejected' && approvedSince,
    units: unitsOf(row, full, lines),
    createdAt: row.createdAt.getTime(),
    changedAt: row.changedAt.getTime(),
    version: row.version,
  }
}

/** The units of its lines that are made. */
const unitsOf = (
  { state }: PartnerOrderRow,
  full: FullOrder,
  lines: readonly PartnerOrderLineRow[],
): number =>
  printedIn(full, lines).reduce((sum, line) => sum + unitsMade(state, line, sentOf(lines, line.id)), 0)

const sentOf = (lines: readonly PartnerOrderLineRow[], id: string): number | null =>
  lines.find(({ lineId }) => lineId === id)?.units ?? null

export const printedIn = (full: FullOrder, lines: readonly PartnerOrderLineRow[]) =>
  full.lines.filter(({ id }) => lines.some(({ lineId }) => lineId === id))

export interface PartnerOrderParts extends ListedParts {
  readonly history: Awaited<ReturnType<typeof historyOf>>
  /** As they are bound now, of an order that was not sent yet. */
  readonly boundFiles: ReadonlyMap<string, readonly BoundPrint[]>
  /** By line: what a line without files is printed from at the partner. */
  readonly templates: ReadonlyMap<string, number | null>
  /** What the shop has of the price of its goods, in LKR cents. */
  readonly soldCents: number
}

/** Everything that staff see of one. */
export function partnerOrderInFull(parts: PartnerOrderParts): StaffPartnerOrderInFull {
  const { row, full, lines, history, boundFiles, otherDesigns, templates } = parts
  return {
    ...partnerOrderView(parts),
    items: printedIn(full, lines).map((line) => {
      const { id, name, image, options } = line
      const sent = lines.find(({ lineId }) => lineId === id)?.files ?? []
      const files = sent.length > 0 ? sent : (boundFiles.get(id) ?? [])
      const units = unitsMade(row.state, line, sentOf(lines, id))
      const others = (otherDesigns.get(id) ?? []).map((one) => ({
        ...one,
        approvedAt: one.approvedAt.getTime(),
      }))
      return {
        ...{ lineId: id, name, image, options: [...options], quantity: units, files: [...files] },
        templateId: templates.get(id) ?? null,
        otherDesigns: others,
      }
    }),
    partnerId: row.partnerId,
    tracking: row.trackingNumber === '' ? null : trackingOf(row),
    costs: costsOf(row, parts.soldCents),
    history: history.map(({ at, text, actor, note }) => ({ at: at.getTime(), text, actor, note })),
    can: actionsOf(row),
  }
}

/** What staff can do in each state. */
export const actionsOf = ({ state, heldReason, sendError, claimedUntil, ...row }: PartnerOrderRow) => ({
  // What the partner has accepted is taken back first, unless it is being made.
  hold:
    (state === 'queued' && claimedUntil === null) ||
    state === 'refused' ||
    state === 'sent' ||
    state === 'on-hold',
  release: state === 'held',
  resend: state === 'refused' || (state === 'queued' && sendError !== ''),
  // For want of a file staff order it there themselves, and no event says that it has arrived.
  markDelivered: state === 'shipped' || (state === 'held' && heldReason === 'no-print-file'),
  resolve: isUnresolved(row),
  // What the partner has, or may revive, is taken back first.
  replaceDesign: state === 'held' || state === 'refused',
})

/** null until they are known, and of an order that was cancelled in time: the partner charges nothing for it. */
function costsOf(row: PartnerOrderRow, sold: number): StaffPartnerOrderInFull['costs'] {
  const { currencyCode, goodsMinor, shippingMinor, taxMinor, totalMinor, usdRate } = row
  if (row.state === 'cancelled' || currencyCode === null || goodsMinor === null || totalMinor === null)
    return null
  const text = (minor: number | null) => formatCharged(minor ?? 0, currencyCode)
  const inRupees = (minor: number) =>
    usdRate === null ? null : lkrCentsOf(minor, { code: currencyCode, symbol: '', exchangeRate: usdRate })
  const total = inRupees(totalMinor)
  const { marginCents, marginPercent } = marginOf(sold, inRupees(goodsMinor + (taxMinor ?? 0)))
  const rupees = (cents: number | null) => (cents === null ? null : rupeesFromCents(lkrCents(cents)))
  return {
    sold: rupeesFromCents(lkrCents(sold)),
    goodsText: text(goodsMinor),
    shippingText: text(shippingMinor),
    taxText: text(taxMinor),
    totalText: text(totalMinor),
    total: rupees(total),
    rateText: usdRate === null ? '' : `1 ${currencyCode} = LKR ${(1 / usdRate).toFixed(2)}`,
    margin: rupees(marginCents),
    marginPercent,
  }
}
