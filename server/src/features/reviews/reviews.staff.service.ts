import type { Calls, ParsedQuery } from '@first-fashion/contract'
import type { ModeratedReview } from '@first-fashion/contract/reviews/staff-calls'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { isUuid } from '../../platform/ids.ts'
import { pageOf } from '../../platform/paging.ts'
import type { Shop } from '../../shop.ts'
import { customerNames } from '../accounts/index.ts'
import { countRating, productNames, productsChanged } from '../catalog/index.ts'
import { recordedChange } from '../staff/index.ts'
import { photosOf } from './photos/review-photos.queries.ts'
import { photoOf } from './photos/review-photos.service.ts'
import {
  anonymiseReports,
  findReview,
  hideReview,
  listReviews,
  type ReviewFilter,
  showReview,
} from './review-moderation.queries.ts'
import { reasonsAgainst } from './review-reports.queries.ts'
import { reviewPublished, reviewRemoved } from './reviews.events.ts'
import { unknownReview } from './reviews.service.ts'

type Query = ParsedQuery<Calls['staff.reviews']>

type Row = NonNullable<Awaited<ReturnType<typeof findReview>>>

export async function listStaffReviews(
  { database: { db } }: Shop,
  { page, ...query }: Query,
): Promise<{ reviews: ModeratedReview[]; total: number; pages: number }> {
  const { rows, ...counts } = await pageOf(page, (window) => listReviews(db, filterOf(query), window))
  return { reviews: await toModeratedReviews(db, rows), ...counts }
}

/** Refuses with 'reviews.unknown', and with 'reviews.decided-meanwhile' what is hidden already. */
export const hideStaffReview = (
  shop: Shop,
  session: StaffSession,
  reviewId: string,
  reason: string,
): Promise<ModeratedReview> => decide(shop, session, reviewId, reason, hiding)

/** Refuses with 'reviews.unknown', and with 'reviews.decided-meanwhile' what stands already. */
export const showStaffReview = (
  shop: Shop,
  session: StaffSession,
  reviewId: string,
  reason: string,
): Promise<ModeratedReview> => decide(shop, session, reviewId, reason, showing)

/** What is decided, its count and its record stand or fall together. */
async function decide(
  shop: Shop,
  session: StaffSession,
  reviewId: string,
  reason: string,
  verdict: Verdict,
): Promise<ModeratedReview> {
  const { db } = shop.database
  const before = isUuid(reviewId) ? await findReview(db, reviewId) : undefined
  if (before === undefined) throw unknownReview()
  const entry = { action: verdict.action, subject: reviewId, change: { reason } }
  await recordedChange(shop, session, entry, async (tx, at) => {
    const decided = await verdict.apply(tx, before, reason, at)
    if (decided === undefined)
      throw new AppError('conflict', 'reviews.decided-meanwhile', 'Someone else has already decided this')
    const { by, rating } = decided
    if (by !== 0) {
      const { productId } = decided
      if (!decided.isUnconfirmed) await countRating(tx, productId, by * rating, by)
      const event = by > 0 ? reviewPublished : reviewRemoved
      await shop.events.emit(tx, event, { reviewId, productId, customerId: before.customerId })
    }
    await productsChanged(shop, tx, [decided.productId])
  })
  const row = await findReview(db, reviewId)
  const [review] = await toModeratedReviews(db, row === undefined ? [] : [row])
  if (review === undefined) throw unknownReview()
  return review
}

/** What a decision does to the product's rating; undefined if there was nothing to decide. */
type Decided =
  | {
      readonly productId: string
      readonly rating: number
      readonly by: 1 | 0 | -1
      readonly isUnconfirmed?: boolean
    }
  | undefined

interface Verdict {
  readonly action: 'review-hide' | 'review-show'
  apply(tx: Db, row: Row, reason: string, at: Date): Promise<Decided>
}

const hiding: Verdict = {
  action: 'review-hide',
  apply: async (tx, { id }, reason, at) => {
    const hidden = await hideReview(tx, id, reason, at)
    return hidden === undefined ? undefined : { ...hidden, by: -1 }
  },
}

/** One that stands and was reported goes on standing, and what was reported is dealt with. */
const showing: Verdict = {
  action: 'review-show',
  apply: async (tx, row) => {
    const reports = await anonymiseReports(tx, row.id)
    const shown = await showReview(tx, row.id)
    if (shown !== undefined) return { ...shown, by: 1 }
    return reports === 0 ? undefined : { productId: row.productId, rating: row.rating, by: 0 }
  },
}

/** Rows with what other features know of them. */
async function toModeratedReviews(db: Db, rows: readonly Row[]): Promise<ModeratedReview[]> {
  const ids = rows.map(({ id }) => id)
  const [names, products, photos, reports] = await Promise.all([
    customerNames(
      db,
      rows.map(({ customerId }) => customerId),
    ),
    productNames(
      db,
      rows.map(({ productId }) => productId),
    ),
    photosOf(db, ids),
    reasonsAgainst(db, ids),
  ])
  return rows.map((row) => ({
    _id: row.id,
    product: { _id: row.productId, ...(products.get(row.productId) ?? { name: '', slug: '' }) },
    userName: names.get(row.customerId) ?? '',
    rating: row.rating,
    review: row.body,
    date: row.createdAt.getTime(),
    photos: (photos.get(row.id) ?? []).map(photoOf),
    reports: reports.get(row.id) ?? [],
    hidden: row.hiddenAt === null ? null : { at: row.hiddenAt.getTime(), reason: row.hiddenReason ?? '' },
  }))
}

const filterOf = ({ search, stars, photos, reported, hidden }: Omit<Query, 'page'>): ReviewFilter => ({
  ...(search === undefined ? {} : { search }),
  ...(stars === undefined ? {} : { stars }),
  ...(photos === undefined ? {} : { withPhotos: true }),
  ...(reported === undefined ? {} : { reported: true }),
  ...(hidden === undefined ? {} : { hidden: hidden === 'true' }),
})
