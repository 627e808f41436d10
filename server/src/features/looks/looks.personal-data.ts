import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { downloadMember } from '../members/index.ts'
import { likesOf } from './gallery/likes.queries.ts'
import { communityImages, communityReports, communitySubmissions } from './looks.table.ts'
import { consentsOf, itemsOfLooks, wornLooksOf } from './worn/worn.queries.ts'

/** What the download of a customer's data holds of the community. */
export async function downloadedCommunity(db: Db, customerId: string) {
  const [{ member, milestones, ambassadorApplication }, looks, likes, reports] = await Promise.all([
    downloadMember(db, customerId),
    looksOf(db, customerId),
    likesOf(db, customerId),
    db.select().from(communityReports).where(eq(communityReports.customerId, customerId)),
  ])
  return {
    member,
    milestones,
    looks,
    likes: likes.map(({ submissionId, likedAt }) => ({ submissionId, likedAt })),
    reports,
    ambassadorApplication,
  }
}

async function looksOf(db: Db, customerId: string) {
  const rows = await db
    .select()
    .from(communitySubmissions)
    .where(eq(communitySubmissions.customerId, customerId))
    .orderBy(asc(communitySubmissions.createdAt))
  const [images, wornOf] = await Promise.all([
    imagesOf(
      db,
      rows.map(({ id }) => id),
    ),
    downloadedWorn(db, customerId),
  ])
  return rows.map((row) => ({
    ...row,
    images: images
      .filter(({ submissionId }) => submissionId === row.id)
      .map(({ url, caption }) => ({ url, caption })),
    worn: wornOf(row.id),
  }))
}

const imagesOf = async (db: Db, submissionIds: readonly string[]) =>
  submissionIds.length === 0
    ? []
    : db
        .select()
        .from(communityImages)
        .where(inArray(communityImages.submissionId, [...submissionIds]))
        .orderBy(asc(communityImages.place))

/** What is worn in a customer's looks; null of a look that names nothing. */
async function downloadedWorn(db: Db, customerId: string) {
  const looks = await wornLooksOf(db, customerId)
  const ids = looks.map(({ submissionId }) => submissionId)
  const [items, consents] = await Promise.all([itemsOfLooks(db, ids), consentsOf(db, ids)])
  return (id: string) => {
    const look = looks.find(({ submissionId }) => submissionId === id)
    if (look === undefined) return null
    return {
      heightCm: look.heightCm,
      consentedAt: look.consentedAt,
      items: items
        .filter(({ submissionId }) => submissionId === id)
        .map(({ productId, color, size, isOwned }) => ({ productId, color, size, isOwned })),
      consents: consents
        .filter(({ submissionId }) => submissionId === id)
        .map(({ isGiven, version, at }) => ({ isGiven, version, at })),
    }
  }
}

/** The uploads that a customer's looks show. */
export async function uploadsOf(db: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ uploadId: communityImages.uploadId })
    .from(communityImages)
    .innerJoin(communitySubmissions, eq(communitySubmissions.id, communityImages.submissionId))
    .where(eq(communitySubmissions.customerId, customerId))
  return rows.flatMap(({ uploadId }) => uploadId ?? [])
}

/** Which of these pictures belong to a look. */
export async function picturesOfLooks(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const rows = await db
    .select({ uploadId: communityImages.uploadId })
    .from(communityImages)
    .where(inArray(communityImages.uploadId, [...names]))
  return rows.flatMap(({ uploadId }) => uploadId ?? [])
}
