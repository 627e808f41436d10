import type { ModeratedLook } from '@first-fashion/contract/community/moderation-calls'
import type { Db } from '../../../platform/database/database.ts'
import { customerNames } from '../../accounts/index.ts'
import { productNames } from '../../catalog/index.ts'
import { partsOf, type SubmissionRow } from '../gallery/submissions.queries.ts'
import { membersOf } from '../members/members.queries.ts'
import { casesOf } from './looks.queries.ts'

/** Looks as moderators see them: with who wrote them, what is said against them, and what they feature. */
export async function moderatedLooks(db: Db, rows: readonly SubmissionRow[]): Promise<ModeratedLook[]> {
  const authors = rows.map(({ customerId }) => customerId)
  const [names, members, { images, featured, challenges }, cases] = await Promise.all([
    customerNames(db, authors),
    membersOf(db, authors),
    partsOf(db, rows),
    casesOf(
      db,
      rows.map(({ id }) => id),
    ),
  ])
  const products = await productNames(
    db,
    featured.map(({ productId }) => productId),
  )
  const of = <Part extends { readonly submissionId: string }>(parts: readonly Part[], id: string) =>
    parts.filter(({ submissionId }) => submissionId === id)
  return rows.map((row) => ({
    _id: row.id,
    title: row.title,
    description: row.description,
    images: of(images, row.id).map(({ url, caption }) => ({ url, caption })),
    userName: names.get(row.customerId) ?? '',
    isBlocked: members.get(row.customerId)?.blockedAt != null,
    hashtags: row.hashtags,
    instagramLink: row.instagramLink,
    challenge: challenges.find(({ id }) => id === row.challengeId)?.title ?? '',
    likesCount: row.likesCount,
    createdAt: row.createdAt.getTime(),
    reports: of(cases.reports, row.id).map(({ reason }) => reason),
    hidden: row.hiddenAt === null ? null : { at: row.hiddenAt.getTime(), reason: row.hiddenReason },
    appeal: of(cases.appeals, row.id)[0]?.message ?? null,
    products: of(featured, row.id).map(({ productId }) => ({
      _id: productId,
      name: products.get(productId)?.name ?? '',
      slug: products.get(productId)?.slug ?? '',
    })),
  }))
}
