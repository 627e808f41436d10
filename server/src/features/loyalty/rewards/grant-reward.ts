import { lkrCents } from '@first-fashion/contract/money/money'
import { after, dayInColombo } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import type { FullOrder } from '../../orders/index.ts'
import {
  giveBackIssuedCode,
  type IssuedCode,
  issuePromoCode,
  withdrawPromoCode,
} from '../../promo-codes/index.ts'
import { giveStoreCredit, storeCreditOf, takeBackStoreCredit } from '../../store-credit/index.ts'
import { usedForEarlyOrder } from './early-access.ts'
import { prolongRedemption, type RedemptionRow, type RewardRow } from './rewards.queries.ts'
import { areServedUnitsBack } from './served-lines.ts'

interface Given {
  readonly redemptionId: string
  readonly customerId: string
  readonly reward: RewardRow
  readonly expiresAt: Date
}

const day = 24 * 3_600_000
const systemActor = 'Automatic'

/** The end of a code's last day in Colombo. */
export function endOfReward(now: Date, codeDays: number): Date {
  const lastDay = dayInColombo(after(now, codeDays * day))
  return new Date(`${lastDay}T23:59:59.999+05:30`)
}

/** Gives what was redeemed: store credit and early access at once, anything else by a code. */
export async function giveReward(
  shop: Shop,
  tx: Db,
  { redemptionId, customerId, reward, expiresAt }: Given,
): Promise<{ readonly code: string; readonly creditCents: number | null }> {
  // The redemption itself gives the access: there is nothing to enter at the checkout.
  if (reward.type === 'special_access')
    return { code: `EARLY-${redemptionId.toUpperCase()}`, creditCents: null }
  const code = await issuePromoCode(shop, tx, {
    customerId,
    prefix: reward.type === 'store_credit' ? 'CREDIT' : 'REWARD',
    ...termsOf(reward),
    endsOn: dayInColombo(expiresAt),
    note: `Reward: ${reward.name}`,
  })
  if (reward.type !== 'store_credit' || reward.amountCents === null) return { code, creditCents: null }
  // The code only names it: the credit is there, and can be used in parts.
  await withdrawPromoCode(tx, code)
  const cents = lkrCents(reward.amountCents)
  await giveStoreCredit(shop, tx, { customerId, cents, note: `Reward ${code}`, actor: systemActor })
  return { code, creditCents: cents }
}

/** What a code takes off. */
function termsOf(
  reward: RewardRow,
): Pick<IssuedCode, 'takesOff' | 'minimumCents' | 'productIds' | 'unitsMaximum'> {
  const minimumCents = lkrCents(reward.minimumOrderCents)
  const forAll = { minimumCents, productIds: [], unitsMaximum: null }
  if (reward.type === 'product' && reward.productId !== null)
    return {
      minimumCents,
      takesOff: { discountType: 'percentage', discountPercent: 100 },
      productIds: [reward.productId],
      unitsMaximum: 1,
    }
  if (reward.type === 'discount' && reward.percent !== null)
    return { ...forAll, takesOff: { discountType: 'percentage', discountPercent: reward.percent } }
  if (reward.type === 'free_shipping') return { ...forAll, takesOff: { discountType: 'free_shipping' } }
  return { ...forAll, takesOff: { discountType: 'fixed', discountCents: lkrCents(reward.amountCents ?? 0) } }
}

/** A code that comes back can be used for at least these days. */
const daysOfReturnedCode = 30

/** The reward's code can be used again once every unit that it served is back. */
export async function giveBackRewardOf(shop: Shop, tx: Db, full: FullOrder): Promise<void> {
  if (!(await areServedUnitsBack(tx, full))) return
  const until = endOfReward(shop.clock.now(), daysOfReturnedCode)
  const code = await giveBackIssuedCode(shop, tx, full.order.id, dayInColombo(until))
  if (code !== undefined) await prolongRedemption(tx, code, until)
}

/** Takes back what was given; false if it was used. */
export async function takeRewardBack(shop: Shop, tx: Db, row: RedemptionRow): Promise<boolean> {
  const { customerId, type, code, creditCents, name } = row
  if (type === 'special_access') return !(await usedForEarlyOrder(tx, customerId, [row]))(row)
  if (creditCents === null) return withdrawPromoCode(tx, code)
  const cents = lkrCents(creditCents)
  if ((await storeCreditOf(tx, customerId)) < cents) return false
  await takeBackStoreCredit(shop, tx, {
    customerId,
    cents,
    note: `Undone: ${name} (${code})`,
    actor: systemActor,
  })
  return true
}
