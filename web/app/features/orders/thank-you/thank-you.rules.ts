import type { Order } from '@first-fashion/contract/orders/order'
import type { TrackedEvent } from '../../../platform/tracking.ts'

/** So long after it was placed an order is greeted as new: paying at a partner takes its time. */
const newForMs = 20 * 60_000

/** Whether an order stands and was placed just before the page was opened. */
export const isJustPlaced = (
  { date, status, payment, paymentMethod }: Pick<Order, 'date' | 'status' | 'payment' | 'paymentMethod'>,
  openedAt: number,
): boolean => status === 'Order Placed' && (payment || paymentMethod === 'cod') && openedAt - date < newForMs

/** The day so many working days after a day: Saturdays and Sundays do not count. Both in ms. */
export function afterWorkingDays(from: number, days: number): number {
  const day = new Date(from)
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (day.getUTCDay() % 6 !== 0) left -= 1
  }
  return day.getTime()
}

/** The days between which an order is expected, as they are read; undefined if no time was promised. */
export function expectedDays({ date, estimatedDays }: Pick<Order, 'date' | 'estimatedDays'>) {
  if (estimatedDays === null) return undefined
  const shown = (days: number) =>
    new Date(afterWorkingDays(date, days)).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      timeZone: 'Asia/Colombo',
    })
  return { from: shown(estimatedDays.min), to: shown(estimatedDays.max) }
}

/** The order as those hear of it who count visits: nothing of its buyer. */
export const purchaseOf = ({
  _id,
  amount,
  items,
}: Pick<Order, '_id' | 'amount' | 'items'>): TrackedEvent => ({
  kind: 'purchase',
  orderId: _id,
  value: amount,
  items: items.map(({ productId, lineId, name, price, quantity }) => ({
    id: productId ?? lineId,
    name,
    price,
    quantity,
  })),
})
