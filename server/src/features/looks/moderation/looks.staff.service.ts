import type { Calls, ParsedQuery } from '@first-fashion/contract'
import { submissionTag } from '@first-fashion/contract/looks/cache-tags'
import type { ModeratedLook } from '@first-fashion/contract/looks/moderation-calls'
import { memberTag } from '@first-fashion/contract/members/cache-tags'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import { pageOf } from '../../../platform/paging.ts'
import type { Shop } from '../../../shop.ts'
import { customerNames, opaqueCustomerId } from '../../accounts/index.ts'
import { productIdOf, productNames } from '../../catalog/index.ts'
import { communityPagesChanged, membersOf, memberViewChanged, setBlocked } from '../../members/index.ts'
import { recordedChange } from '../../staff/index.ts'
import { unknownSubmission } from '../gallery/gallery.service.ts'
import { findSubmission, partsOf, type SubmissionRow } from '../gallery/submissions.queries.ts'
import { lookTakenDown } from '../looks.events.ts'
import {
  casesOf,
  decideAppeal,
  deleteAppeal,
  deleteReports,
  listLooks,
  lockLook,
  setFeatured,
  setHidden,
  uploadsOfLook,
} from './looks.queries.ts'
import { type KnownPictures, movePictures } from './picture-addresses.service.ts'
import { visibilityChanged } from './visibility.service.ts'

interface ModeratedPage {
  readonly looks: ModeratedLook[]
  readonly total: number
  readonly pages: number
}

export async function listModeratedLooks(
  { database: { db } }: Shop,
  { page, search, waiting, hidden }: ParsedQuery<Calls['staff.looks']>,
): Promise<ModeratedPage> {
  const filter = {
    search,
    waiting: waiting === 'true',
    ...(hidden === undefined ? {} : { hidden: hidden === 'true' }),
  }
  const { rows, ...counts } = await pageOf(page, (window) => listLooks(db, filter, window))
  return { looks: await moderatedLooks(db, rows), ...counts }
}

/** Takes a look down. Refuses with 'community.submission-unknown' and '.decided-meanwhile'. */
export async function hideLook(
  shop: Shop,
  session: StaffSession,
  id: string,
  reason: string,
): Promise<ModeratedLook> {
  const known = await decide(shop, session, { id, action: 'look-hide', change: { reason } }, (...given) =>
    hide(shop, reason, ...given),
  )
  await moveAway(shop, known)
  return one(shop.database.db, id)
}

/** Shows a look that was taken down or reported. Refuses as `hideLook` does. */
export async function showLook(
  shop: Shop,
  session: StaffSession,
  id: string,
  reason: string,
): Promise<ModeratedLook> {
  await decide(shop, session, { id, action: 'look-show', change: { reason } }, (...given) =>
    show(shop, reason, ...given),
  )
  return one(shop.database.db, id)
}

/** Refuses as `hideLook` does. */
export async function refuseAppeal(
  shop: Shop,
  session: StaffSession,
  id: string,
  reason: string,
): Promise<ModeratedLook> {
  await decide(shop, session, { id, action: 'look-refuse-appeal', change: { reason } }, async (tx, _, at) => {
    if (!(await decideAppeal(tx, id, reason, at))) throw decidedMeanwhile()
  })
  return one(shop.database.db, id)
}

/** Refuses with 'community.submission-unknown' and 'catalog.product-unknown'. */
export async function setLookProducts(
  shop: Shop,
  session: StaffSession,
  id: string,
  slugs: readonly string[],
): Promise<ModeratedLook> {
  const productIds = await Promise.all([...new Set(slugs)].map((slug) => productIdOf(shop, slug)))
  const decision = { id, action: 'look-products', change: { slugs } }
  await decide(shop, session, decision, async (tx, { customerId }) => {
    await setFeatured(tx, id, productIds)
    // The page of an ambassador shows the products of all looks.
    await communityPagesChanged(shop, tx, [submissionTag(id), memberTag(opaqueCustomerId(customerId))])
  })
  return one(shop.database.db, id)
}

/** An empty reason takes it back. Refuses with 'community.submission-unknown'. */
export async function blockLookAuthor(
  shop: Shop,
  session: StaffSession,
  id: string,
  reason: string,
): Promise<ModeratedLook> {
  const decision = { id, action: 'look-block-author', change: { reason } }
  await decide(shop, session, decision, async (tx, { customerId }, at) => {
    await setBlocked(tx, customerId, reason, at)
    await memberViewChanged(shop, tx)
  })
  return one(shop.database.db, id)
}

interface Decision {
  readonly id: string
  readonly action: string
  readonly change: object
}

/** A decision, its counts and its record stand or fall together. */
async function decide<Done>(
  shop: Shop,
  session: StaffSession,
  { id, action, change }: Decision,
  work: (tx: Db, look: SubmissionRow, at: Date) => Promise<Done>,
): Promise<Done> {
  if (!isUuid(id)) throw unknownSubmission()
  return recordedChange(shop, session, { action, subject: id, change }, async (tx, at) => {
    const look = await lockLook(tx, id)
    if (look === undefined) throw unknownSubmission()
    return work(tx, look, at)
  })
}

async function hide(shop: Shop, reason: string, tx: Db, look: SubmissionRow, at: Date) {
  if (look.hiddenAt !== null) throw decidedMeanwhile()
  await deleteAppeal(tx, look.id)
  await setHidden(tx, look.id, { at, reason })
  await visibilityChanged(shop, tx, look, -1, at)
  const known = { submissionId: look.id, uploadIds: await uploadsOfLook(tx, look.id) }
  await shop.events.emit(tx, lookTakenDown, known)
  return known
}

/** At once, so that staff see the new addresses. If it fails the look is down anyway, and whoever hears of it tries again. */
const moveAway = (shop: Shop, known: KnownPictures) =>
  movePictures(shop, known).catch((error: unknown) => shop.onError(error, 'pictures of a look that is down'))

async function show(shop: Shop, reason: string, tx: Db, look: SubmissionRow, at: Date) {
  await deleteReports(tx, look.id)
  await decideAppeal(tx, look.id, reason, at)
  if (look.hiddenAt === null) return
  await setHidden(tx, look.id, null)
  await visibilityChanged(shop, tx, look, 1, at)
}

async function one(db: Db, id: string): Promise<ModeratedLook> {
  const row = await findSubmission(db, id)
  const [look] = await moderatedLooks(db, row === undefined ? [] : [row])
  if (look === undefined) throw unknownSubmission()
  return look
}

const decidedMeanwhile = () =>
  new AppError('conflict', 'community.decided-meanwhile', 'Someone else has already decided this')

/** Looks as moderators see them: with who wrote them, what is said against them, and what they feature. */
async function moderatedLooks(db: Db, rows: readonly SubmissionRow[]): Promise<ModeratedLook[]> {
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
    challenge: challenges.get(row.challengeId ?? '') ?? '',
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
