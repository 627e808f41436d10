import type { Calls, ParsedQuery } from '@first-fashion/contract'
import { submissionTag } from '@first-fashion/contract/community/cache-tags'
import type { ModeratedLook } from '@first-fashion/contract/community/moderation-calls'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import { pageOf } from '../../../platform/paging.ts'
import type { UploadedPictures } from '../../../platform/uploads/uploaded-pictures.ts'
import { type Catalog, unknownProduct } from '../../catalog/index.ts'
import { recordedChange } from '../../staff/index.ts'
import { lookTakenDown } from '../community.events.ts'
import { unknownSubmission } from '../gallery/gallery.service.ts'
import { findSubmission, type SubmissionRow } from '../gallery/submissions.queries.ts'
import {
  decideAppeal,
  deleteReports,
  listLooks,
  lockLook,
  setBlocked,
  setFeatured,
  setHidden,
} from './looks.queries.ts'
import { moderatedLooks } from './moderated-looks.ts'
import { withNewAddresses } from './picture-addresses.ts'
import { type ShownChangeDeps, shownChanged } from './take-down.ts'

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

export interface StaffLooksDeps extends ShownChangeDeps {
  readonly database: Database
  readonly clock: Clock
  readonly catalog: Catalog
  readonly uploads: UploadedPictures
}

type Work = (tx: Db, look: SubmissionRow, at: Date) => Promise<unknown>

export function createStaffLooks(deps: StaffLooksDeps): StaffLooks {
  const { database, communityPages } = deps
  const decide = decider(deps)
  return {
    list: (query) => list(database.db, query),
    hide: async (session, id, reason) => {
      if (!isUuid(id)) throw unknownSubmission()
      return withNewAddresses({ db: database.db, uploads: deps.uploads }, id, (move) =>
        decide(session, id, 'look-hide', { reason }, async (tx, ...given) => {
          await hide(deps, reason, tx, ...given)
          await move(tx)
        }),
      )
    },
    show: (session, id, reason) =>
      decide(session, id, 'look-show', { reason }, (...given) => show(deps, reason, ...given)),
    refuseAppeal: (session, id, reason) =>
      decide(session, id, 'look-refuse-appeal', { reason }, async (tx, _look, at) => {
        if (!(await decideAppeal(tx, id, reason, at))) throw decidedMeanwhile()
      }),
    setProducts: async (session, id, slugs) => {
      const productIds = await Promise.all([...new Set(slugs)].map((slug) => productIdOf(deps, slug)))
      return decide(session, id, 'look-products', { slugs }, async (tx) => {
        await setFeatured(tx, id, productIds)
        await communityPages.changed(tx, [submissionTag(id)])
      })
    },
    blockAuthor: (session, id, reason) =>
      decide(session, id, 'look-block-author', { reason }, async (tx, { customerId }, at) => {
        await setBlocked(tx, customerId, reason, at)
        await communityPages.memberShown(tx)
      }),
  }
}

/** A decision, its counts and its record stand or fall together. */
const decider =
  (deps: StaffLooksDeps) =>
  async (session: StaffSession, id: string, action: string, change: object, work: Work) => {
    if (!isUuid(id)) throw unknownSubmission()
    await recordedChange(deps, session, { action, subject: id, change }, async (tx, at) => {
      const look = await lockLook(tx, id)
      if (look === undefined) throw unknownSubmission()
      await work(tx, look, at)
    })
    return one(deps.database.db, id)
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
  await setHidden(tx, look.id, { at, reason })
  await shownChanged(deps, tx, look, -1, at)
  await deps.events.emit(tx, lookTakenDown, { submissionId: look.id })
}

async function show(deps: StaffLooksDeps, reason: string, tx: Db, look: SubmissionRow, at: Date) {
  await deleteReports(tx, look.id)
  await decideAppeal(tx, look.id, reason, at)
  if (look.hiddenAt === null) return
  await setHidden(tx, look.id, null)
  await shownChanged(deps, tx, look, 1, at)
}

async function one(db: Db, id: string): Promise<ModeratedLook> {
  const row = await findSubmission(db, id)
  const [look] = await moderatedLooks(db, row === undefined ? [] : [row])
  if (look === undefined) throw unknownSubmission()
  return look
}

async function productIdOf({ catalog }: StaffLooksDeps, slug: string): Promise<string> {
  const { answer } = await catalog.single(slug).catch(() => {
    throw unknownProduct()
  })
  return answer.product._id
}

const decidedMeanwhile = () =>
  new AppError('conflict', 'community.decided-meanwhile', 'Someone else has already decided this')
