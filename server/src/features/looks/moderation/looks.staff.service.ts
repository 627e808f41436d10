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
import { membersOf, setBlocked } from '../../members/index.ts'
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
import { type VisibilityDeps, visibilityChanged } from './visibility.service.ts'

export interface StaffLooks {
  list(query: ParsedQuery<Calls['staff.looks']>): Promise<{
    looks: ModeratedLook[]
    total: number
    pages: number
  }>
  /** All of these refuse with 'community.submission-unknown'; the first three with '.decided-meanwhile' too. */
  hide(session: StaffSession, id: string, reason: string): Promise<ModeratedLook>
  show(session: StaffSession, id: string, reason: string): Promise<ModeratedLook>
  refuseAppeal(session: StaffSession, id: string, reason: string): Promise<ModeratedLook>
  /** Refuses with 'catalog.product-unknown'. */
  setProducts(session: StaffSession, id: string, slugs: readonly string[]): Promise<ModeratedLook>
  /** An empty reason takes it back. */
  blockAuthor(session: StaffSession, id: string, reason: string): Promise<ModeratedLook>
}

export interface StaffLooksDeps extends VisibilityDeps, Shop {}

export function createStaffLooks(deps: StaffLooksDeps): StaffLooks {
  const { database, communityPages } = deps
  const decide = decider(deps)
  return {
    list: (query) => list(database.db, query),
    hide: async (session, id, reason) => {
      const known = await decide(session, id, 'look-hide', { reason }, (...given) =>
        hide(deps, reason, ...given),
      )
      await moveAway(deps, known)
      return one(database.db, id)
    },
    show: async (session, id, reason) => {
      await decide(session, id, 'look-show', { reason }, (...given) => show(deps, reason, ...given))
      return one(database.db, id)
    },
    refuseAppeal: async (session, id, reason) => {
      await decide(session, id, 'look-refuse-appeal', { reason }, async (tx, _look, at) => {
        if (!(await decideAppeal(tx, id, reason, at))) throw decidedMeanwhile()
      })
      return one(database.db, id)
    },
    setProducts: async (session, id, slugs) => {
      const productIds = await Promise.all([...new Set(slugs)].map((slug) => productIdOf(deps, slug)))
      await decide(session, id, 'look-products', { slugs }, async (tx, { customerId }) => {
        await setFeatured(tx, id, productIds)
        // The page of an ambassador shows the products of all looks.
        await communityPages.changed(tx, [submissionTag(id), memberTag(opaqueCustomerId(customerId))])
      })
      return one(database.db, id)
    },
    blockAuthor: async (session, id, reason) => {
      await decide(session, id, 'look-block-author', { reason }, async (tx, { customerId }, at) => {
        await setBlocked(tx, customerId, reason, at)
        await communityPages.memberShown(tx)
      })
      return one(database.db, id)
    },
  }
}

/** A decision, its counts and its record stand or fall together. */
const decider =
  (deps: StaffLooksDeps) =>
  async <Done>(
    session: StaffSession,
    id: string,
    action: string,
    change: object,
    work: (tx: Db, look: SubmissionRow, at: Date) => Promise<Done>,
  ): Promise<Done> => {
    if (!isUuid(id)) throw unknownSubmission()
    return recordedChange(deps, session, { action, subject: id, change }, async (tx, at) => {
      const look = await lockLook(tx, id)
      if (look === undefined) throw unknownSubmission()
      return work(tx, look, at)
    })
  }

async function list(db: Db, { page, search, waiting, hidden }: ParsedQuery<Calls['staff.looks']>) {
  const filter = {
    search,
    waiting: waiting === 'true',
    ...(hidden === undefined ? {} : { hidden: hidden === 'true' }),
  }
  const { rows, ...counts } = await pageOf(page, (window) => listLooks(db, filter, window))
  return { looks: await moderatedLooks(db, rows), ...counts }
}

async function hide(deps: StaffLooksDeps, reason: string, tx: Db, look: SubmissionRow, at: Date) {
  if (look.hiddenAt !== null) throw decidedMeanwhile()
  await deleteAppeal(tx, look.id)
  await setHidden(tx, look.id, { at, reason })
  await visibilityChanged(deps, tx, look, -1, at)
  const known = { submissionId: look.id, uploadIds: await uploadsOfLook(tx, look.id) }
  await deps.events.emit(tx, lookTakenDown, known)
  return known
}

/** At once, so that staff see the new addresses. If it fails the look is down anyway, and whoever hears of it tries again. */
const moveAway = (deps: StaffLooksDeps, known: KnownPictures) =>
  movePictures(deps, known).catch((error: unknown) => deps.onError(error, 'pictures of a look that is down'))

async function show(deps: StaffLooksDeps, reason: string, tx: Db, look: SubmissionRow, at: Date) {
  await deleteReports(tx, look.id)
  await decideAppeal(tx, look.id, reason, at)
  if (look.hiddenAt === null) return
  await setHidden(tx, look.id, null)
  await visibilityChanged(deps, tx, look, 1, at)
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
