import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import {
  communityApplications,
  communityImages,
  communityReports,
  communitySubmissions,
} from './community.table.ts'
import { likesOf } from './gallery/likes.queries.ts'
import { memberOf, milestonesOf } from './members/members.queries.ts'
import { downloadedWorn } from './worn/worn.personal-data.ts'

/** What the download of a customer's data holds of the community. */
export async function downloadedCommunity(db: Db, customerId: string) {
  const [member, milestones, looks, likes, reports, applications] = await Promise.all([
    memberOf(db, customerId),
    milestonesOf(db, customerId),
    looksOf(db, customerId),
    likesOf(db, customerId),
    db.select().from(communityReports).where(eq(communityReports.customerId, customerId)),
    db.select().from(communityApplications).where(eq(communityApplications.customerId, customerId)),
  ])
  return {
    member: member ?? null,
    milestones,
    looks,
    likes: likes.map(({ submissionId, likedAt }) => ({ submissionId, likedAt })),
    reports,
    ambassadorApplication: applications[0] ?? null,
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
