import type { Clock } from '../../../platform/clock.ts'
import type { Database, Db } from '../../../platform/database/database.ts'
import { customerById, shareDevice } from '../../accounts/index.ts'
import { findOrder, shareContact } from '../../orders/index.ts'
import { shareCard } from '../../payments/index.ts'
import type { PointsLedger } from '../ledger/ledger.service.ts'
import { earningRules, lockMember } from '../members/members.queries.ts'
import { memberByCode, type Referral, referralOf, saveReferral } from './referrals.queries.ts'

export interface ReferralPointsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly ledger: PointsLedger
}

/**
 * Brings a referral up to what is known of it: someone joined with a code, confirmed their address, or turns out to be
 * the referrer. Points come with the confirmation (decisions: spec B section 9). Who is refused is not notified; the
 * row keeps the reason.
 */
export async function settleReferral(
  { database, clock, ledger }: ReferralPointsDeps,
  referredId: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const referred = await customerById(tx, referredId)
    if (referred === undefined) return
    const known = await referralOf(tx, referredId)
    const referrerId = known?.referrerId ?? (await referrerWith(tx, referred.referredByCode, referredId))
    if (referrerId === undefined) return
    await lockMember(tx, referrerId, clock.now())
    const current = (await referralOf(tx, referredId)) ?? {
      state: 'joined' as const,
      joinedAt: referred.createdAt,
    }
    const reason = await refusalReason(tx, referredId, referrerId)
    const state = reason === '' ? (referred.verifiedAt === null ? 'joined' : 'confirmed') : 'refused'
    await saveReferral(tx, {
      referredId,
      referrerId,
      state,
      reason,
      joinedAt: current.joinedAt,
      decidedAt: state === 'joined' ? null : decidedAt(current, state, clock.now()),
    })
    await ledger.settle(tx, {
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
}

/** The same, of the buyer of an order. */
export async function settleReferralOfBuyer(deps: ReferralPointsDeps, orderId: string): Promise<void> {
  const buyer = (await findOrder(deps.database.db, orderId))?.order.customerId ?? null
  if (buyer !== null) await settleReferral(deps, buyer)
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

async function refusalReason(tx: Db, referredId: string, referrerId: string): Promise<string> {
  if (await shareDevice(tx, referredId, referrerId)) return 'same-device'
  if (await shareContact(tx, referredId, referrerId)) return 'same-phone-or-address'
  if (await shareCard(tx, referredId, referrerId)) return 'same-card'
  return ''
}
