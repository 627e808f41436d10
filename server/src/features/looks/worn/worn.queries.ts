import {
  and,
  asc,
  countDistinct,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { ListWindow } from '../../../platform/paging.ts'
import { publicMemberIds } from '../../members/index.ts'
import {
  communityImages,
  communityWornConsents as consents,
  communityWornItems as items,
  communityWornLooks as looks,
  communitySubmissions as submissions,
} from '../looks.table.ts'

export type WornItemRow = typeof items.$inferSelect

export async function insertWorn(
  tx: Db,
  look: typeof looks.$inferInsert,
  worn: readonly Omit<typeof items.$inferInsert, 'submissionId' | 'place'>[],
): Promise<void> {
  const { submissionId } = look
  await tx.insert(looks).values(look)
  await tx.insert(items).values(worn.map((item, at) => ({ ...item, submissionId, place: at + 1 })))
}

export async function insertConsent(tx: Db, consent: typeof consents.$inferInsert): Promise<void> {
  await tx.insert(consents).values(consent)
}

/** How the consent of a look stands; undefined of a look that names nothing. */
export async function findWornLook(db: Db, submissionId: string) {
  const [row] = await db.select().from(looks).where(eq(looks.submissionId, submissionId))
  return row
}

export async function setConsent(
  tx: Db,
  submissionId: string,
  given: { readonly at: Date; readonly version: string } | null,
): Promise<void> {
  await tx
    .update(looks)
    .set({ consentedAt: given?.at ?? null, consentVersion: given?.version ?? '' })
    .where(eq(looks.submissionId, submissionId))
}

/** Looks that show on product pages: not taken down, agreed to, and of authors who are not hidden. */
const isShown = (db: Db) =>
  and(
    isNull(submissions.hiddenAt),
    isNotNull(looks.consentedAt),
    inArray(submissions.customerId, publicMemberIds(db)),
  )

/** Looks in which a product is worn, the newest first, of one size if it is named. */
export async function looksWearing(
  db: Db,
  { productId, size }: { readonly productId: string; readonly size: string | undefined },
  window: ListWindow,
) {
  const worn = db
    .select({ one: sql`1` })
    .from(items)
    .where(and(eq(items.submissionId, submissions.id), isOf(productId, size)))
  const rows = await db
    .select({
      id: submissions.id,
      title: submissions.title,
      customerId: submissions.customerId,
      heightCm: looks.heightCm,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(submissions)
    .innerJoin(looks, eq(looks.submissionId, submissions.id))
    .where(and(isShown(db), exists(worn)))
    .orderBy(desc(submissions.createdAt), desc(submissions.id))
    .limit(window.limit)
    .offset(window.offset)
  return { rows, total: rows[0]?.total ?? 0 }
}

const isOf = (productId: string, size: string | undefined): SQL | undefined =>
  and(
    eq(items.productId, productId),
    eq(items.isOwned, true),
    size === undefined ? undefined : eq(items.size, size),
  )

/** In how many looks each size of a product is worn. */
export const wornSizes = (db: Db, productId: string) =>
  db
    .select({ size: items.size, looks: countDistinct(items.submissionId) })
    .from(items)
    .innerJoin(looks, eq(looks.submissionId, items.submissionId))
    .innerJoin(submissions, eq(submissions.id, items.submissionId))
    .where(and(isShown(db), isOf(productId, undefined)))
    .groupBy(items.size)

/** What is worn in some looks, in the sequence that its author chose. */
export const itemsOfLooks = async (db: Db, submissionIds: readonly string[]): Promise<WornItemRow[]> =>
  submissionIds.length === 0
    ? []
    : db
        .select()
        .from(items)
        .where(inArray(items.submissionId, [...submissionIds]))
        .orderBy(asc(items.submissionId), asc(items.place))

/** The same of looks whose authors agree that it shows. */
export const itemsAgreedTo = async (db: Db, submissionIds: readonly string[]) =>
  submissionIds.length === 0
    ? []
    : db
        .select({
          submissionId: items.submissionId,
          productId: items.productId,
          variantIndex: items.variantIndex,
        })
        .from(items)
        .innerJoin(looks, eq(looks.submissionId, items.submissionId))
        .where(and(inArray(items.submissionId, [...submissionIds]), isNotNull(looks.consentedAt)))
        .orderBy(asc(items.submissionId), asc(items.place))

/** The first picture of each of these looks. */
export const firstPictures = async (db: Db, submissionIds: readonly string[]) =>
  submissionIds.length === 0
    ? []
    : db
        .select()
        .from(communityImages)
        .where(and(inArray(communityImages.submissionId, [...submissionIds]), eq(communityImages.place, 1)))

/** The looks of a member that name what is worn. */
export const wornLooksOf = (db: Db, customerId: string) =>
  db
    .select({
      submissionId: looks.submissionId,
      heightCm: looks.heightCm,
      consentedAt: looks.consentedAt,
      consentVersion: looks.consentVersion,
      isAuthorShown: sql<boolean>`${inArray(submissions.customerId, publicMemberIds(db))}`,
    })
    .from(looks)
    .innerJoin(submissions, eq(submissions.id, looks.submissionId))
    .where(eq(submissions.customerId, customerId))

/** All that was agreed to and taken back for some looks, in time. */
export const consentsOf = async (db: Db, submissionIds: readonly string[]) =>
  submissionIds.length === 0
    ? []
    : db
        .select()
        .from(consents)
        .where(inArray(consents.submissionId, [...submissionIds]))
        .orderBy(asc(consents.id))

export async function setOwned(
  tx: Db,
  { submissionId, productId, variantIndex, size }: WornItemRow,
  isOwned: boolean,
): Promise<void> {
  await tx
    .update(items)
    .set({ isOwned })
    .where(
      and(
        eq(items.submissionId, submissionId),
        eq(items.productId, productId),
        eq(items.variantIndex, variantIndex),
        eq(items.size, size),
      ),
    )
}
