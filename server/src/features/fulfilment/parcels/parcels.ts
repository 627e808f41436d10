import type { Parcel } from '@first-fashion/contract/fulfilment/parcel'
import type { ParcelStep } from '@first-fashion/contract/fulfilment/status'
import type { Shop } from '../../../shop.ts'
import { type FullOrder, ownOrder } from '../../orders/index.ts'
import { partnerStep, shopStep, unitsMade } from '../partner-order.rules.ts'
import {
  historyOf,
  linesOfPartnerOrder,
  type PartnerOrderRow,
  partnerOrderOf,
} from '../partner-orders.queries.ts'
import { trackingOf } from './followed-parcel.ts'

/**
 * The parcels of a customer's own order: what the shop packs and what the print partner makes, each with its progress. None
 * if nothing of it is printed. Refuses with 'order.unknown'.
 */
export async function parcelsOf(
  { database: { db } }: Shop,
  customerId: string,
  orderId: string,
): Promise<Parcel[]> {
  const full = await ownOrder(db, customerId, orderId)
  const row = await partnerOrderOf(db, orderId)
  if (row === undefined) return []
  const lines = await linesOfPartnerOrder(db, row.id)
  const sentOf = new Map(lines.map(({ lineId, units }) => [lineId, units]))
  const own = itemsOf(full, ({ id, quantity, cancelledQuantity }) =>
    sentOf.has(id) ? 0 : quantity - cancelledQuantity,
  )
  const made = itemsOf(full, (line) =>
    sentOf.has(line.id) ? unitsMade(row.state, line, sentOf.get(line.id) ?? null) : 0,
  )
  return [
    ...(own.length === 0 ? [] : [shopParcel(full, own)]),
    ...(made.length === 0 ? [] : [partnerParcel(row, made, await historyOf(db, row.id))]),
  ]
}

/** Units that were cancelled, or are not made, are in no parcel. */
const itemsOf = (
  { lines }: FullOrder,
  unitsIn: (line: FullOrder['lines'][number]) => number,
): Parcel['items'] =>
  lines.flatMap((line) => {
    const { id: lineId, name, image } = line
    const quantity = unitsIn(line)
    return quantity > 0 ? [{ lineId, name, image, quantity }] : []
  })

function shopParcel({ order, events, tracking }: FullOrder, items: Parcel['items']): Parcel {
  const moves = events.flatMap(({ kind, at, text }) => {
    const step = stepOfMove[kind]
    // The other parcel may have arrived later.
    return step === undefined || text === 'Made-to-order parcel delivered' ? [] : [{ step, at: at.getTime() }]
  })
  return {
    from: 'shop',
    items,
    step: shopStep[order.fulfilment],
    isCancelled: order.fulfilment === 'cancelled',
    problem: null,
    tracking,
    reached: firstOfEach([{ step: 'waiting', at: order.placedAt.getTime() }, ...moves]),
  }
}

const stepOfMove: Readonly<Record<string, ParcelStep>> = {
  packing: 'preparing',
  shipped: 'shipped',
  delivered: 'delivered',
}

function partnerParcel(
  row: PartnerOrderRow,
  items: Parcel['items'],
  history: Awaited<ReturnType<typeof historyOf>>,
): Parcel {
  return {
    from: 'print-partner',
    items,
    step: partnerStep[row.state],
    isCancelled: row.state === 'cancelled',
    problem: row.problem,
    tracking: row.trackingNumber === '' ? null : trackingOf(row),
    reached: firstOfEach(history.map(({ state, at }) => ({ step: partnerStep[state], at: at.getTime() }))),
  }
}

const firstOfEach = (moves: Parcel['reached']): Parcel['reached'] =>
  moves.filter(({ step }, at) => moves.findIndex((one) => one.step === step) === at)
