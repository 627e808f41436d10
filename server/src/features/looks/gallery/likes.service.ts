import { submissionTag } from '@first-fashion/contract/looks/cache-tags'
import { hourlyLikes } from '@first-fashion/contract/looks/look-limits'
import { after } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Shop } from '../../../shop.ts'
import { lockConfirmed } from '../../accounts/index.ts'
import {
  changeCounts,
  communityPagesChanged,
  hasCompletedPurchase,
  memberCountsChanged,
  refuseBlockedMember,
  setBuyer,
} from '../../members/index.ts'
import { unknownSubmission } from './gallery.service.ts'
import {
  changeLikes,
  confirmLike,
  deleteLike,
  hasLiked,
  insertLike,
  likedAmong,
  likesOf,
  likesSince,
  setCounted,
} from './likes.queries.ts'
import { lockShown } from './submissions.queries.ts'

const hour = 3_600_000

/** What a customer likes now, and the number of all likes. */
interface Liked {
  readonly liked: boolean
  readonly likes: number
  readonly message?: string
}

/**
 * Likes a submission or takes the like back: the other of what is, or what `wished` says. Returns what is then, and
 * the number of all likes, with the customer's own even if it waits until the address is confirmed. Refuses with
 * 'community.submission-unknown', '.too-many-likes' and '.blocked'.
 */
export async function toggleLike(
  shop: Shop,
  customerId: string,
  submissionId: string,
  wished: boolean | undefined,
): Promise<Liked> {
  const { database, clock } = shop
  if (!isUuid(submissionId)) throw unknownSubmission()
  return database.transaction(async (tx) => {
    const submission = await lockShown(tx, submissionId)
    if (submission === undefined) throw unknownSubmission()
    await refuseBlockedMember(tx, customerId)
    const before = await hasLiked(tx, submissionId, customerId)
    const liked = wished ?? !before
    if (liked === before) return { liked, likes: submission.likesCount }
    const now = clock.now()
    if (liked && (await likesSince(tx, customerId, after(now, -hour))) >= hourlyLikes) throw tooManyLikes()
    const { customerId: authorId } = submission
    const change = { submissionId, customerId, authorId, now }
    const { isCounted, isUnconfirmed } = await (liked ? like(tx, change) : unlike(tx, change))
    if (isUnconfirmed)
      return {
        liked,
        likes: submission.likesCount + (liked ? 1 : 0),
        ...(liked ? { message: countsLater } : {}),
      }
    const by = liked ? 1 : -1
    const likes = await changeLikes(tx, submissionId, by)
    if (isCounted) await changeCounts(tx, authorId, { totalLikes: by }, now)
    await pagesChanged(shop, tx, submissionId, isCounted ? [authorId] : [])
    return { liked, likes }
  })
}

const countsLater = 'Your like counts once you confirm your email address.'

interface LikeChange {
  readonly submissionId: string
  readonly customerId: string
  readonly authorId: string
  readonly now: Date
}

async function like(tx: Db, { submissionId, customerId, authorId, now }: LikeChange) {
  const isUnconfirmed = !(await lockConfirmed(tx, customerId))
  const isCounted = !isUnconfirmed && authorId !== customerId && (await hasCompletedPurchase(tx, customerId))
  await insertLike(tx, { submissionId, customerId, isCounted, isUnconfirmed, likedAt: now })
  return { isCounted, isUnconfirmed }
}

const unlike = async (tx: Db, { submissionId, customerId }: LikeChange) =>
  (await deleteLike(tx, submissionId, customerId)) ?? { isCounted: false, isUnconfirmed: false }

/** Which of these submissions the customer likes. */
export const likedLooks = (
  { database }: Shop,
  customerId: string,
  submissionIds: readonly string[],
): Promise<string[]> => likedAmong(database.db, customerId, submissionIds.filter(isUuid))

/** Counts what the customer liked before the address was confirmed. Idempotent. */
export async function confirmLikes(shop: Shop, customerId: string): Promise<void> {
  await shop.database.transaction(async (tx) => {
    for (const { submissionId, isUnconfirmed } of await likesOf(tx, customerId)) {
      if (!isUnconfirmed) continue
      // Looks are locked before likes.
      await lockShown(tx, submissionId)
      if (!(await confirmLike(tx, submissionId, customerId))) continue
      await changeLikes(tx, submissionId, 1)
      await pagesChanged(shop, tx, submissionId, [])
    }
  })
  await recountLikes(shop, customerId)
}

/** Makes a customer's likes, looks and points count as they should: only of those who bought something and kept it. */
export async function recountLikes(shop: Shop, customerId: string): Promise<void> {
  const { database, clock } = shop
  await database.transaction(async (tx) => {
    const keeps = await hasCompletedPurchase(tx, customerId)
    const authors: string[] = []
    for (const { submissionId, authorId, isUnconfirmed } of await likesOf(tx, customerId)) {
      const shown = await lockShown(tx, submissionId)
      const isCounted = keeps && authorId !== customerId && !isUnconfirmed
      if (!(await setCounted(tx, submissionId, customerId, isCounted)) || shown === undefined) continue
      await changeCounts(tx, authorId, { totalLikes: isCounted ? 1 : -1 }, clock.now())
      authors.push(authorId)
    }
    // Looks are locked before members.
    if (await setBuyer(tx, customerId, keeps)) authors.push(customerId)
    if (authors.length > 0) await memberCountsChanged(shop, tx, authors)
  })
}

/** In the transaction that deletes the account: takes the customer's likes back. */
export async function eraseLikes(shop: Shop, tx: Db, customerId: string): Promise<void> {
  for (const { submissionId, authorId } of await likesOf(tx, customerId)) {
    // What is taken down counts for nobody.
    const shown = await lockShown(tx, submissionId)
    const deleted = await deleteLike(tx, submissionId, customerId)
    if (deleted === undefined) continue
    if (!deleted.isUnconfirmed) await changeLikes(tx, submissionId, -1)
    const isCounted = deleted.isCounted && shown !== undefined
    if (isCounted) await changeCounts(tx, authorId, { totalLikes: -1 }, shop.clock.now())
    await pagesChanged(shop, tx, submissionId, isCounted ? [authorId] : [])
  }
}

async function pagesChanged(
  shop: Shop,
  tx: Db,
  submissionId: string,
  authors: readonly string[],
): Promise<void> {
  await communityPagesChanged(shop, tx, [submissionTag(submissionId)])
  if (authors.length > 0) await memberCountsChanged(shop, tx, authors)
}

const tooManyLikes = () =>
  new AppError('too-many', 'community.too-many-likes', 'That was a lot of likes. Please go on in an hour.')
