import type { Db } from '../../../platform/database/database.ts'
import { type FullOrder, isOfCancelledItems } from '../../orders/index.ts'
import { leftToRefund, owedOf } from '../../payments/index.ts'
import { boughtLines, type SettledReturn, settledReturns } from '../../returns/index.ts'
import type { PartnerOrderLineRow } from '../partner-orders.queries.ts'
import { soldCentsOf } from './sold-goods.rules.ts'

/**
 * What was paid for the goods of an order's printed lines after discounts, in LKR cents, less everything that went back or
 * is promised: cancelled and refunded units, returns, and their share of refunds by amount.
 */
export async function soldCents(
  db: Db,
  full: FullOrder,
  printed: readonly Pick<PartnerOrderLineRow, 'lineId'>[],
): Promise<number> {
  const { order } = full
  if (order.fulfilment === 'cancelled' || isAllBack(order)) return 0
  const settled = await settledReturns(db, order.id)
  // What came back through this order for another one, which replaces it, is for no line of it.
  const returns = settled.filter(({ orderId }) => orderId === order.id)
  const ofLines = paidGoneCents(full) + returns.reduce((sum, one) => sum + moneyOf(one), 0)
  const back = await backCents(db, order)
  return soldCentsOf({
    lines: boughtLines(full).map(({ id, quantity, unitPriceCents, discounts }) => ({
      isPrinted: printed.some(({ lineId }) => lineId === id),
      paidCents: quantity * unitPriceCents - discounts.reduce((sum, { cents }) => sum + cents, 0),
      returnedCents: returnedCents(returns, id),
    })),
    shippingCents: order.shippingCents - returns.reduce((sum, one) => sum + one.shippingCents, 0),
    amountBackCents: Math.max(0, back - ofLines),
  })
}

const isAllBack = ({ paymentState }: FullOrder['order']): boolean =>
  paymentState === 'refunded' || paymentState === 'failed'

/** What went back of an order, or is promised although a refund failed. */
async function backCents(db: Db, order: FullOrder['order']): Promise<number> {
  const { gone } = await leftToRefund(db, order)
  return order.prepaidBackCents + gone.cents + (await owedOf(db, order.id)).cents
}

/** What was paid for units that staff cancelled or refunded; what was cancelled before it was paid for did not go back. */
function paidGoneCents({ lines, adjustments }: FullOrder): number {
  const gone = lines.reduce((sum, { goneCents }) => sum + goneCents, 0)
  return adjustments.filter(isOfCancelledItems).reduce((sum, { cents }) => sum + cents, gone)
}

const moneyOf = ({ creditCents, originalCents }: SettledReturn): number => creditCents + originalCents

const returnedCents = (returns: readonly SettledReturn[], id: string): number =>
  returns
    .flatMap(({ lines }) => lines.filter(({ lineId }) => lineId === id))
    .reduce((sum, { cents }) => sum + cents, 0)
