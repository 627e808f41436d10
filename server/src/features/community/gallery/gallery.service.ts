import type { Submission } from '@first-fashion/contract/community/shown'
import type { Database, Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { isUuid } from '../../../platform/ids.ts'
import { pagesOf } from '../../../platform/paging.ts'
import { opaqueCustomerId } from '../../accounts/index.ts'
import { cardsByIds } from '../../catalog/index.ts'
import { authorsOf } from '../members/authors.ts'
import { findSubmission, listShown, partsOf, type SubmissionRow } from './submissions.queries.ts'

export interface Gallery {
  list(query: { page?: number | undefined; limit: number; challenge?: string | undefined }): Promise<{
    submissions: Submission[]
    pagination: { total: number; current: number }
  }>
  /** Refuses with 'community.submission-unknown' what is not there or taken down. */
  one(id: string): Promise<Submission>
}

export function createGallery({ database: { db } }: { readonly database: Database }): Gallery {
  return {
    list: async ({ page: current = 1, limit, challenge }) => {
      const filter = challenge === undefined || !isUuid(challenge) ? {} : { challengeId: challenge }
      const { rows, total } = await listShown(db, filter, { limit, offset: (current - 1) * limit })
      return {
        submissions: await shownSubmissions(db, rows),
        pagination: { total: pagesOf(total, limit), current },
      }
    },
    one: async (id) => {
      const row = isUuid(id) ? await findSubmission(db, id) : undefined
      if (row === undefined || row.hiddenAt !== null) throw unknownSubmission()
      const [shown] = await shownSubmissions(db, [row])
      if (shown === undefined) throw unknownSubmission()
      return shown
    },
  }
}

/** Submissions as people see them, with authors, pictures and products; in the order of the rows. */
export async function shownSubmissions(db: Db, rows: readonly SubmissionRow[]): Promise<Submission[]> {
  const [authors, { images, featured, likers, challenges }] = await Promise.all([
    authorsOf(
      db,
      rows.map(({ customerId }) => customerId),
    ),
    partsOf(db, rows),
  ])
  const products = await featuredProducts(
    db,
    featured.map(({ productId }) => productId),
  )
  return rows.map((row) => ({
    _id: row.id,
    title: row.title,
    description: row.description,
    images: images
      .filter(({ submissionId }) => submissionId === row.id)
      .map(({ url, caption }) => ({ url, caption })),
    user: authors.get(row.customerId) ?? null,
    likes: likers
      .filter(({ submissionId }) => submissionId === row.id)
      .map(({ customerId }) => opaqueCustomerId(customerId)),
    likesCount: row.likesCount,
    views: row.views,
    products: featured
      .filter(({ submissionId }) => submissionId === row.id)
      .flatMap(({ productId }) => products.get(productId) ?? []),
    hashtags: row.hashtags,
    instagramLink: row.instagramLink,
    challenge: challengeOf(row, challenges),
    createdAt: row.createdAt.getTime(),
  }))
}

function challengeOf(
  { challengeId }: SubmissionRow,
  challenges: readonly { readonly id: string; readonly title: string }[],
) {
  const found = challenges.find(({ id }) => id === challengeId)
  return found === undefined ? null : { _id: found.id, title: found.title }
}

/** Published products as they stand beside a look or an article, by their ids. */
export async function featuredProducts(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Submission['products'][number]>()
  const cards = await cardsByIds(db, [...new Set(ids)])
  return new Map(
    cards.map(({ _id, slug, name, image, price }) => [_id, { _id, slug, name, image, price }] as const),
  )
}

export const unknownSubmission = () =>
  new AppError('unknown', 'community.submission-unknown', 'This look is no longer here')
