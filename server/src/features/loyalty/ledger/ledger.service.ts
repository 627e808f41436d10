import type { AwardKind, ReversalCause } from '@first-fashion/contract/loyalty/entry'
import { after } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import { memberPointsChanged } from '../../members/index.ts'
import { tierChanged } from '../loyalty.events.ts'
import { earningRules, lockMember, type Member, setTier, tierFor } from '../members/members.queries.ts'
import { setExpiredThrough } from './history.queries.ts'
import { type Award, awardedSince, awardFor, balanceOf, insertEntries } from './ledger.queries.ts'
import { limitedPoints, monthBegin, worthNow } from './ledger.rules.ts'

/** Something that gives points, and how many it is worth now: 0 once it is taken back. */
export interface Cause {
  readonly customerId: string
  readonly kind: AwardKind
  /** Unique for what is awarded: 'review:<customer>:<product>'. */
  readonly reasonKey: string
  readonly sourceId: string
  readonly description: string
  readonly points: number
  /** It is there or gone: while it stands, an award stays what it was, whatever the rules give by now. */
  readonly stands?: boolean
  /** Why it would be worth less now than it was. */
  readonly reversedBy?: ReversalCause
  /** Whether the points wait for a release. */
  readonly isPending?: boolean
  /** Who gave them, if someone did by hand. */
  readonly actor?: string
}

/** Points that staff add or take. */
export interface PointsChange {
  readonly customerId: string
  readonly points: number
  readonly reason: string
  /** Who does it, by name. */
  readonly actor: string
}

const day = 24 * 3_600_000

/** A customer's lifetime points; they stay so until the transaction ends. */
export async function lockedLifetimePoints(tx: Db, customerId: string, now: Date): Promise<number> {
  await lockMember(tx, customerId, now)
  return (await balanceOf(tx, customerId)).lifetime
}

/*
 * The points of customers. Entries are only ever added, in the caller's transaction and under a lock on the customer's
 * membership; balances are sums over them.
 */

/**
 * Makes the points of a cause what they are worth now: awards them once, takes back what is too much, and gives back
 * what was taken too far. In any order and however often it is called, the result is the same. Reviews, shares and
 * referrals stay within the month's maximum. Returns the change.
 */
export async function settlePoints(shop: Shop, tx: Db, cause: Cause): Promise<number> {
  const member = await lockMember(tx, cause.customerId, shop.clock.now())
  if (member === undefined) return 0
  const award = await awardFor(tx, cause.reasonKey)
  const change = await (award === undefined ? give(shop, tx, cause) : adjust(shop, tx, award, cause))
  if (change !== 0) await followTier(shop, tx, member)
  return change
}

/** What an award still has pending becomes available. */
export async function releasePoints(shop: Shop, tx: Db, reasonKey: string): Promise<void> {
  const award = await awardFor(tx, reasonKey)
  if (award === undefined || award.bucket === 'available') return
  await lockMember(tx, award.customerId, shop.clock.now())
  const locked = await awardFor(tx, reasonKey)
  if (locked !== undefined && !locked.isReleased) await releaseAward(shop, tx, locked)
}

/** Adds or takes points by hand; a balance may fall below zero. */
export async function adjustPoints(shop: Shop, tx: Db, change: PointsChange): Promise<void> {
  const createdAt = shop.clock.now()
  const member = await lockMember(tx, change.customerId, createdAt)
  if (member === undefined) return
  const id = shop.newId()
  const { expiryDays } = await earningRules(tx)
  const { customerId, points, reason: description, actor } = change
  await insertEntries(tx, [
    {
      id,
      customerId,
      kind: 'manual',
      bucket: 'available',
      points,
      reasonKey: `manual:${id}`,
      description,
      actor,
      createdAt,
      expiresAt: points > 0 ? after(createdAt, expiryDays * day) : null,
    },
  ])
  await followTier(shop, tx, member)
}

async function give({ clock, newId }: Shop, tx: Db, cause: Cause): Promise<number> {
  const { kind, customerId, isPending = false, reversedBy: _, stands: __, ...rest } = cause
  const createdAt = clock.now()
  const rules = await earningRules(tx)
  const points = await limitedPoints(cause, rules, (kinds) =>
    awardedSince(tx, customerId, kinds, monthBegin(createdAt)),
  )
  if (points <= 0) return 0
  const bucket = isPending ? 'pending' : 'available'
  const expiresAt = after(createdAt, rules.expiryDays * day)
  await insertEntries(tx, [{ ...rest, id: newId(), customerId, kind, bucket, points, createdAt, expiresAt }])
  return points
}

async function adjust({ clock, newId }: Shop, tx: Db, award: Award, cause: Cause): Promise<number> {
  const change = worthNow(cause, award.points) - (award.points + award.reversed)
  if (change === 0) return 0
  const { id, customerId, description } = award
  await insertEntries(tx, [
    {
      id: newId(),
      customerId,
      kind: 'reversal',
      bucket: award.isReleased ? 'available' : award.bucket,
      points: change,
      reasonKey: `reversal:${id}:${award.reversals + 1}`,
      awardId: id,
      cause: change < 0 ? (cause.reversedBy ?? '') : '',
      description: `${change < 0 ? 'Taken back' : 'Given back'}: ${description}`,
      createdAt: clock.now(),
    },
  ])
  // Points that have expired meanwhile go when expired ones are looked at the next time.
  if (change > 0) await setExpiredThrough(tx, customerId, null)
  return change
}

/** Two entries that add up to nothing, so that no entry is ever changed. An award of which nothing is left stays. */
async function releaseAward({ clock, newId }: Shop, tx: Db, award: Award): Promise<void> {
  const points = award.points + award.reversed
  if (points === 0) return
  const { id: awardId, customerId, description } = award
  const entry = {
    customerId,
    kind: 'release' as const,
    awardId,
    description: `Now available: ${description}`,
    createdAt: clock.now(),
  }
  await insertEntries(tx, [
    { ...entry, id: newId(), bucket: 'pending', points: -points, reasonKey: `release:${awardId}:out` },
    { ...entry, id: newId(), bucket: 'available', points, reasonKey: `release:${awardId}:in` },
  ])
}

/** The tier follows the lifetime points, up and down. */
async function followTier(shop: Shop, tx: Db, member: Member): Promise<void> {
  const { lifetime } = await balanceOf(tx, member.customerId)
  await memberPointsChanged(shop, tx, member.customerId, lifetime)
  const tier = await tierFor(tx, lifetime)
  if (tier.id === member.tierId) return
  await setTier(tx, member.customerId, tier.id)
  await shop.events.emit(tx, tierChanged, {
    customerId: member.customerId,
    from: member.tierName,
    to: tier.name,
    isUp: tier.fromPoints > member.fromPoints,
  })
}
