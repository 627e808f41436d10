import type { Db } from '../../../platform/database/database.ts'
import { networkOf } from '../../../platform/http/network.ts'
import type { Shop } from '../../../shop.ts'
import { customerById, firstAddressOf, shareDevice } from '../../accounts/index.ts'
import { findOrder, purchasesOf } from '../../orders/index.ts'
import { shareCard } from '../../payments/index.ts'
import { mailboxHash } from '../../promo-codes/index.ts'
import { settlePoints } from '../ledger/ledger.service.ts'
import { earningRules, lockMember } from '../members/members.queries.ts'
import { hasCompletedOrder } from './orders.queries.ts'
import {
  mailboxCounts,
  memberByCode,
  networkCounts,
  type Referral,
  type ReferralPlace,
  referralOf,
  saveReferral,
} from './referrals.queries.ts'

/**
 * Brings a referral up to what is known of it: someone joined with a code, confirmed their address and kept a first order,
 * or turns out to be the referrer. Points come with that order: accounts and addresses can be invented. Who is refused is
 * not notified; the row keeps the reason.
 */
export async function settleReferral(shop: Shop, referredId: string): Promise<void> {
  if (await isReferred(shop.database.db, referredId)) await settleStanding(shop, referredId)
}

const settleStanding = (shop: Shop, referredId: string): Promise<void> =>
  shop.database.transaction(async (tx) => {
    const referred = await customerById(tx, referredId)
    if (referred === undefined) return
    const referrerId = await referrerOf(tx, referred)
    if (referrerId === undefined) return
    await lockMember(tx, referrerId, shop.clock.now())
    const current = await referralOf(tx, referredId)
    const place = {
      referredId,
      referrerId,
      mailboxHash: mailboxHash(referred.email),
      network: current?.network || (await networkOfFriend(tx, referredId)),
    }
    const isCounted = current?.state === 'confirmed'
    const reason = await refusalReason(tx, place, isCounted)
    const isEarned = isCounted || (referred.verifiedAt !== null && (await hasCompletedOrder(tx, referredId)))
    const state = reason !== '' ? 'refused' : isEarned ? 'confirmed' : 'joined'
    await saveReferral(tx, {
      ...place,
      state,
      reason,
      joinedAt: current?.joinedAt ?? referred.createdAt,
      decidedAt: state === 'joined' ? null : decidedAt(current ?? {}, state, shop.clock.now()),
    })
    await settlePoints(shop, tx, {
      customerId: referrerId,
      kind: 'referral',
      reasonKey: `referral:${referredId}`,
      sourceId: referredId,
      description: `Friend joined: ${firstNameOf(referred.name)}`,
      points: state === 'confirmed' ? (await earningRules(tx)).referralPoints : 0,
      stands: state === 'confirmed',
      reversedBy: 'refused-referral',
    })
  })

/** Most customers joined by themselves: they cost no transaction. */
async function isReferred(db: Db, customerId: string): Promise<boolean> {
  const customer = await customerById(db, customerId)
  return customer !== undefined && (await referrerOf(db, customer)) !== undefined
}

async function referrerOf(
  tx: Db,
  { id, referredByCode }: { readonly id: string; readonly referredByCode: string | null },
): Promise<string | undefined> {
  return (await referralOf(tx, id))?.referrerId ?? referrerWith(tx, referredByCode, id)
}

async function networkOfFriend(tx: Db, referredId: string): Promise<string> {
  const address = await firstAddressOf(tx, referredId)
  return address === undefined || address === '' ? '' : networkOf(address)
}

/** The same, of the buyer of an order. */
export async function settleReferralOfBuyer(shop: Shop, orderId: string): Promise<void> {
  const buyer = (await findOrder(shop.database.db, orderId))?.order.customerId ?? null
  if (buyer !== null) await settleReferral(shop, buyer)
}

const decidedAt = (known: Partial<Referral>, state: string, now: Date): Date =>
  known.state === state ? (known.decidedAt ?? now) : now

/** The first word of a name: all that a referrer sees of it. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

/** A code of a deleted or blocked account, or one's own, refers nobody. */
async function referrerWith(tx: Db, code: string | null, referredId: string): Promise<string | undefined> {
  const referrerId = code === null ? undefined : await memberByCode(tx, code)
  if (referrerId === undefined || referrerId === referredId) return undefined
  const referrer = await customerById(tx, referrerId)
  return referrer === undefined || referrer.blockedAt !== null ? undefined : referrerId
}

/** Why a referral is refused, '' if it is not. One that counts already is not refused for another's sake. */
async function refusalReason(tx: Db, place: ReferralPlace, isCounted: boolean): Promise<string> {
  const { referredId, referrerId } = place
  if (await shareDevice(tx, referredId, referrerId)) return 'same-device'
  const alike = await purchasesOf(tx, [referredId], { sharesContactWith: referrerId })
  if (alike.size > 0) return 'same-phone-or-address'
  if (await shareCard(tx, referredId, referrerId)) return 'same-card'
  const referrer = await customerById(tx, referrerId)
  if (mailboxHash(referrer?.email ?? '').equals(place.mailboxHash)) return 'same-mailbox'
  if (isCounted) return ''
  if (await mailboxCounts(tx, place)) return 'same-mailbox'
  return (await networkCounts(tx, place)) ? 'same-network' : ''
}
