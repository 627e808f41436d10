import type { Calls, ParsedBody } from '@first-fashion/contract'
import type { Redemption, Reward } from '@first-fashion/contract/loyalty/rewards'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Shop } from '../../../shop.ts'
import { usedCodes } from '../../promo-codes/index.ts'
import { findWishedItems, productKind } from '../../sellables/index.ts'
import { storeCreditOf } from '../../store-credit/index.ts'
import { hasCompletedOrder } from '../earning/orders.queries.ts'
import { setExpiredThrough } from '../ledger/history.queries.ts'
import { balanceOf, insertEntries } from '../ledger/ledger.queries.ts'
import { earningRules, lockMember } from '../members/members.queries.ts'
import { usedForEarlyOrder } from './early-access.ts'
import { endOfReward, giveReward, takeRewardBack } from './grant-reward.ts'
import {
  findReward,
  insertRedemption,
  lockRedemption,
  markUndone,
  offeredRewards,
  openRedemptionsOf,
  type RedemptionRow,
  type RewardRow,
  redemptionsOf,
  returnReward,
  takeReward,
} from './rewards.queries.ts'
import { toRedemptionView, toRewardView, unused, useOfCredit } from './rewards.view.ts'

interface Redeemed {
  readonly newBalance: number
  readonly redemption: Redemption
}

/** A reward, and what it cost when it was confirmed. */
type Asked = ParsedBody<Calls['loyalty.redeem']>

const redemptionsShown = 50

export async function listRewards(
  shop: Shop,
  customerId: string,
): Promise<{ rewards: Reward[]; userPoints: number }> {
  const { db } = shop.database
  const rows = await offeredRewards(db)
  const productOf = await productsOfRewards(shop, db, rows)
  const rewards = rows.map((row) => {
    const { slug, canBeBought } = productOf(row) ?? { slug: null, canBeBought: true }
    return toRewardView(canBeBought ? row : { ...row, stock: 0 }, slug)
  })
  return { rewards, userPoints: (await balanceOf(db, customerId)).available }
}

/** The latest ones first. */
export const findRedemptions = async (shop: Shop, db: Db, customerId: string): Promise<Redemption[]> =>
  toRedemptionViews(shop, db, customerId, await redemptionsOf(db, customerId, redemptionsShown))

/** Those that can still be used, the latest first. */
export async function findActiveRedemptions(shop: Shop, db: Db, customerId: string): Promise<Redemption[]> {
  const rows = await openRedemptionsOf(db, customerId, shop.clock.now())
  const shown = await toRedemptionViews(shop, db, customerId, rows)
  return shown.filter(({ state }) => state === 'active')
}

/**
 * Points, stock and code change in one transaction, under the lock of the membership. Refuses with
 * 'loyalty.reward-unknown', '.reward-gone', '.reward-changed', '.too-few-points' and '.no-completed-order'.
 */
export async function redeemReward(
  shop: Shop,
  customerId: string,
  { rewardId, pointsCost }: Asked,
): Promise<Redeemed> {
  const { database, clock, newId } = shop
  const known = isUuid(rewardId) ? await findReward(database.db, rewardId) : undefined
  if (known === undefined || !known.isActive) throw refused('reward-unknown')
  if (pointsCost !== undefined && pointsCost !== known.pointsCost) throw rewardChanged(known)
  return database.transaction(async (tx) => {
    const now = clock.now()
    const { reward, newBalance } = await takeFor(shop, tx, customerId, known)
    const rules = await earningRules(tx)
    const expiresAt = endOfReward(now, rules.codeDays)
    const [id, entryId] = [newId(), newId()]
    const given = { redemptionId: id, customerId, reward, expiresAt }
    const { code, creditCents } = await giveReward(shop, tx, given)
    await insertEntries(tx, [
      {
        id: entryId,
        customerId,
        kind: 'redemption',
        bucket: 'available',
        points: -reward.pointsCost,
        reasonKey: `redemption:${id}`,
        sourceId: id,
        description: `Redeemed: ${reward.name}`,
        createdAt: now,
      },
    ])
    const { name, type, pointsCost: points } = reward
    const row = { id, customerId, rewardId, name, type, code, points, entryId, creditCents, expiresAt }
    await insertRedemption(tx, { ...row, createdAt: now })
    const shown = toRedemptionView({ ...row, createdAt: now, undoneAt: null }, unused, now)
    return { newBalance, redemption: shown }
  })
}

/** Checks what a customer needs for a reward, and takes it out of its stock. */
async function takeFor(shop: Shop, tx: Db, customerId: string, { id, pointsCost }: RewardRow) {
  if ((await lockMember(tx, customerId, shop.clock.now())) === undefined) throw refused('reward-unknown')
  const { available } = await balanceOf(tx, customerId)
  const { minimumRedeem } = await earningRules(tx)
  if (available < Math.max(pointsCost, minimumRedeem)) throw refused('too-few-points')
  if (!(await hasCompletedOrder(tx, customerId))) throw refused('no-completed-order')
  const reward = await takeReward(tx, id)
  if (reward === undefined) throw refused('reward-gone')
  if (reward.pointsCost !== pointsCost) throw rewardChanged(reward)
  const product = (await productsOfRewards(shop, tx, [reward]))(reward)
  if (product?.canBeBought === false) throw refused('reward-gone')
  return { reward, newBalance: available - pointsCost }
}

/** Refuses with 'loyalty.redemption-unknown' and 'loyalty.redemption-used'. */
export async function undoRedemption(
  shop: Shop,
  customerId: string,
  redemptionId: string,
): Promise<Redeemed> {
  const { database, clock, newId } = shop
  return database.transaction(async (tx) => {
    const now = clock.now()
    await lockMember(tx, customerId, now)
    const row = isUuid(redemptionId) ? await lockRedemption(tx, customerId, redemptionId) : undefined
    if (row === undefined) throw refused('redemption-unknown')
    const isOver = row.undoneAt !== null || row.expiresAt <= now
    if (isOver || !(await takeRewardBack(shop, tx, row))) throw refused('redemption-used')
    await insertEntries(tx, [
      {
        id: newId(),
        customerId,
        kind: 'redemption-undone',
        bucket: 'available',
        points: row.points,
        reasonKey: `redemption-undone:${row.id}`,
        sourceId: row.id,
        description: `Undone: ${row.name}`,
        createdAt: now,
      },
    ])
    await markUndone(tx, row.id, now)
    await returnReward(tx, row.rewardId)
    // Points that have expired meanwhile go when expired ones are looked at the next time.
    await setExpiredThrough(tx, customerId, null)
    const { available: newBalance } = await balanceOf(tx, customerId)
    return { newBalance, redemption: toRedemptionView({ ...row, undoneAt: now }, unused, now) }
  })
}

const rewardChanged = ({ pointsCost }: RewardRow) =>
  new AppError(
    'conflict',
    'loyalty.reward-changed',
    `This reward costs ${pointsCost} ${pointsCost === 1 ? 'point' : 'points'} now. Please check it again.`,
  )

const words = {
  'reward-unknown': 'This reward is no longer offered',
  'reward-gone': 'This reward has just run out',
  'too-few-points': 'You do not have enough points for this reward',
  'no-completed-order': 'You can redeem points once you have kept an order beyond its return window',
  'redemption-unknown': 'We could not find this reward',
  'redemption-used': 'This reward was used or has ended, so its points cannot be returned',
} as const

const refused = (code: keyof typeof words) =>
  new AppError(code.endsWith('unknown') ? 'unknown' : 'refused', `loyalty.${code}`, words[code])

/** Redemptions of a customer with what became of their codes, their early access and their store credit. */
async function toRedemptionViews(
  { clock }: Shop,
  db: Db,
  customerId: string,
  rows: readonly RedemptionRow[],
): Promise<Redemption[]> {
  const codes = rows.map(({ code }) => code)
  const used = await usedCodes(db, codes)
  const hasOrderedEarly = await usedForEarlyOrder(db, customerId, rows)
  const hasCredit = rows.some(({ creditCents }) => creditCents !== null)
  const balance = hasCredit ? await storeCreditOf(db, customerId) : 0
  const useOf = (row: RedemptionRow) =>
    row.creditCents === null
      ? { isUsed: used.has(row.code), isPartlyUsed: hasOrderedEarly(row) }
      : useOfCredit(row.creditCents, balance)
  const now = clock.now()
  return rows.map((row) => toRedemptionView(row, useOf(row), now))
}

/** What a product reward gives, as shoppers can have it now. */
interface RewardProduct {
  /** null if it has no page. */
  readonly slug: string | null
  /** In some colour and size. */
  readonly canBeBought: boolean
}

/** The products of rewards, in one statement; undefined for a reward that gives none. */
async function productsOfRewards(
  shop: Shop,
  db: Db,
  rewards: readonly Pick<RewardRow, 'productId'>[],
): Promise<(reward: Pick<RewardRow, 'productId'>) => RewardProduct | undefined> {
  const refOf = (id: string) => ({ kind: productKind, id })
  const refs = rewards.flatMap(({ productId }) => (productId === null ? [] : [refOf(productId)]))
  const found = await findWishedItems(shop, db, refs)
  return ({ productId }) => {
    if (productId === null) return undefined
    const product = found(refOf(productId))
    const hasPage = product !== undefined && product.state !== 'unpublished'
    return { slug: hasPage ? product.shown.slug : null, canBeBought: product?.state === 'ok' }
  }
}
