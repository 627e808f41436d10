import type { TrackingRow } from '@first-fashion/contract/orders/staff-bulk-calls'
import {
  type FulfilmentState,
  type OrderPaymentMethod,
  orderStatus,
  type PaymentState,
} from '@first-fashion/contract/orders/status'
import { carrierPage, type Tracking, typedTracking } from '@first-fashion/contract/orders/tracking'
import { followsPartner } from '../states/partner-parcel.rules.ts'
import { awaitsMoney, cautionText } from '../states/sending-caution.rules.ts'

/** A line of the file as it was typed. */
export interface FileRow {
  readonly line: number
  readonly cells: readonly string[]
}

export interface TrackedOrder {
  readonly order: {
    readonly id: string
    readonly number: string
    readonly fulfilment: FulfilmentState
    readonly paymentState: PaymentState
    readonly paymentMethod: OrderPaymentMethod
    readonly returnsState: ReturnsState
    readonly isDisputed: boolean
  }
  readonly tracking: Tracking | null
  /** A partner sends all of it, and that parcel has not left. */
  readonly awaitsPartner: boolean
}

type ReturnsState = Parameters<typeof orderStatus>[0]['returns']

/** An order's number as people write it: '#3fa9 11b2' is '3FA911B2'. */
export const plainNumber = (typed: string): string => typed.replaceAll(/[#\s]/g, '').toUpperCase()

/** A first row of titles names no order; it is skipped. */
export function withoutTitles(rows: readonly FileRow[]): readonly FileRow[] {
  const isTitle = /order|number/i.test(rows[0]?.cells[0] ?? '')
  return isTitle ? rows.slice(1) : rows
}

/** What each row sets, or why it cannot be used. */
export function trackingRows(
  rows: readonly FileRow[],
  orders: readonly TrackedOrder[],
  ships: boolean,
): TrackingRow[] {
  const byNumber = new Map(orders.map((one) => [one.order.number, one]))
  const counts = Map.groupBy(rows, ({ cells }) => plainNumber(cells[0] ?? ''))
  return rows.map(({ line, cells }) => {
    const [typed = '', carrier = '', number = '', link = ''] = cells
    const orderNumber = plainNumber(typed)
    const found = byNumber.get(orderNumber)
    const read = typedTracking.safeParse({ carrier, number, url: link })
    const tracking = read.success ? withLink(read.data) : { carrier, number, url: link }
    const problem =
      problemOfOrder(orderNumber, found, counts.get(orderNumber)?.length ?? 0, ships) ??
      (read.success ? null : (read.error.issues[0]?.message ?? 'This row cannot be read'))
    const isUsable = problem === null && found !== undefined
    return {
      line,
      orderNumber,
      ...tracking,
      orderId: found?.order.id ?? null,
      status: found === undefined ? null : statusOf(found.order),
      problem,
      isSet: isUsable && isSame(found.tracking, tracking),
      ships: isUsable && ships && found.order.fulfilment === 'packing',
    }
  })
}

const withLink = ({ carrier, number, url }: Tracking): Tracking => ({
  carrier,
  number,
  url: url === '' ? carrierPage(carrier, number) : url,
})

function problemOfOrder(
  number: string,
  found: TrackedOrder | undefined,
  times: number,
  ships: boolean,
): string | null {
  if (number === '') return 'Please enter the order number'
  if (found === undefined) return 'No order has this number'
  if (times > 1) return `This order is in the file ${times} times`
  const { fulfilment } = found.order
  const caution = cautionText(found.order)
  if (fulfilment === 'cancelled') return 'This order is cancelled'
  if (awaitsMoney(found.order)) return 'This order is not paid'
  if (ships && fulfilment === 'packing' && caution !== null) return caution
  return found.awaitsPartner ? followsPartner : null
}

const statusOf = ({ fulfilment, paymentState, returnsState }: TrackedOrder['order']) =>
  orderStatus({ fulfilment, payment: paymentState, returns: returnsState })

const isSame = (before: Tracking | null, { carrier, number, url }: Tracking): boolean =>
  before !== null && before.carrier === carrier && before.number === number && before.url === url
