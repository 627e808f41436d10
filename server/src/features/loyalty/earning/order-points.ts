import { netGoodsCents, orderPercent, orderPoints } from '@first-fashion/contract/loyalty/order-points'
import { shareOfCents } from '@first-fashion/contract/money/money'
import { isPaid } from '@first-fashion/contract/orders/status'
import { dayInColombo } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import { type FullOrder, findOrder, type OrderRow } from '../../orders/index.ts'
import { campaignOn } from '../campaigns/campaigns.queries.ts'
import { balanceOf } from '../ledger/ledger.queries.ts'
import { releasePoints, settlePoints } from '../ledger/ledger.service.ts'
import { earningRules, lockMember, tierFor } from '../members/members.queries.ts'
import { giveBackRewardOf } from '../rewards/grant-reward.ts'
import { knownOrder, saveOrder } from './orders.queries.ts'

export const orderReason = (orderId: string): string => `order:${orderId}`

/**
 * Brings the points and the reward of an order up to what it is now: paid, refunded in part or whole, sent back,
 * cancelled, or kept beyond its return window. Any event of an order may call it, in any order and more than once.
 */
export async function settleOrderPoints(shop: Shop, orderId: string): Promise<void> {
  const { database, clock } = shop
  await database.transaction(async (tx) => {
    const before = await findOrder(tx, orderId)
    if (before?.order.customerId == null) return
    // Under the lock the order is read again: who comes later sees what is newer.
    const member = await lockMember(tx, before.order.customerId, clock.now())
    const found = await findOrder(tx, orderId)
    if (member === undefined || found === undefined || !wasPaid(found.order)) return
    const { order } = found
    const basis = await basisOf(tx, order, member.customerId, paidAt(found) ?? clock.now())
    await saveOrder(tx, {
      orderId,
      customerId: member.customerId,
      ...basis,
      completedAt: order.completedAt,
    })
    const rules = await earningRules(tx)
    await settlePoints(shop, tx, {
      customerId: member.customerId,
      kind: 'order',
      reasonKey: orderReason(orderId),
      sourceId: orderId,
      description: `Order ${order.number}`,
      points: orderPoints(basis.netCents, basis.rupeesPerPoint, basis.multiplierPercent),
      reversedBy: order.fulfilment === 'cancelled' ? 'cancellation' : 'refund',
      isPending: !rules.areOrdersAtOnce && order.completedAt === null,
    })
    await giveBackRewardOf(shop, tx, found)
    if (order.completedAt !== null) await releasePoints(shop, tx, orderReason(orderId))
  })
}

const wasPaid = ({ paymentState }: OrderRow): boolean => isPaid(paymentState) || paymentState === 'refunded'

/** When it was paid: its points may be posted later. */
const paidAt = ({ events }: FullOrder): Date | undefined => {
  const paid = events.find(({ kind }) => kind === 'paid')
  return paid === undefined ? undefined : new Date(paid.at)
}

/** What of an order's money is back. */
interface MoneyBack {
  readonly prepaidBackCents: number
  readonly refundedMinor: number
}

/** What was paid for the goods of an order and kept, once so much of its money is back. LKR cents. */
export function netCentsOf(order: OrderRow, { prepaidBackCents, refundedMinor }: MoneyBack): number {
  if (order.fulfilment === 'cancelled') return 0
  const { totalCents, prepaidCents, chargedMinor } = order
  const refundedCents = shareOfCents(totalCents - prepaidCents, refundedMinor, chargedMinor)
  return netGoodsCents({ ...order, prepaidBackCents, refundedCents })
}

/** The multiplier, a campaign's included, and the rule stay as they were when the order was first seen. */
async function basisOf(tx: Db, order: OrderRow, customerId: string, paidOn: Date) {
  const known = await knownOrder(tx, order.id)
  const netCents = netCentsOf(order, order)
  if (known !== undefined)
    return {
      netCents,
      multiplierPercent: known.multiplierPercent,
      rupeesPerPoint: known.rupeesPerPoint,
      paidAt: known.paidAt,
    }
  const { rupeesPerPoint } = await earningRules(tx)
  const campaign = await campaignOn(tx, dayInColombo(paidOn))
  // As the member sees it: the stored tier may wait for its next entry after the tiers were changed.
  const tier = await tierFor(tx, (await balanceOf(tx, customerId)).lifetime)
  const multiplierPercent = orderPercent(tier.multiplierPercent, campaign?.multiplierPercent)
  return { netCents, multiplierPercent, rupeesPerPoint, paidAt: paidOn }
}
