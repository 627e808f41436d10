import type { Calls, ParsedBody, ResponseOf } from '@first-fashion/contract'
import { AppError } from '../../../platform/errors.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Shop } from '../../../shop.ts'
import { unknownSubmission } from '../gallery/gallery.service.ts'
import { findSubmission } from '../gallery/submissions.queries.ts'
import { ownWornLooks } from '../worn/worn-looks.service.ts'
import { deleteLook, insertAppeal, insertReport, lockLook, looksOfMember } from './looks.queries.ts'
import { visibilityChanged } from './visibility.service.ts'

/** Refuses with 'community.submission-unknown', and with 'community.own-look' one's own. */
export async function reportLook(
  { database: { db }, clock }: Shop,
  customerId: string,
  { submissionId, reason }: ParsedBody<Calls['community.report']>,
): Promise<void> {
  const look = isUuid(submissionId) ? await findSubmission(db, submissionId) : undefined
  if (look === undefined || look.hiddenAt !== null) throw unknownSubmission()
  if (look.customerId === customerId)
    throw new AppError('refused', 'community.own-look', 'This is your own look. You can delete it')
  await insertReport(db, { submissionId, customerId, reason, reportedAt: clock.now() })
}

/** Refuses with 'community.submission-unknown' what is not the customer's own. */
export async function deleteOwnLook(shop: Shop, customerId: string, submissionId: string): Promise<void> {
  const { database, clock, uploads } = shop
  if (!isUuid(submissionId)) throw unknownSubmission()
  const names = await database.transaction(async (tx) => {
    const look = await lockLook(tx, submissionId)
    if (look?.customerId !== customerId) throw unknownSubmission()
    if (look.hiddenAt === null) await visibilityChanged(shop, tx, look, -1, clock.now())
    return deleteLook(tx, submissionId)
  })
  for (const name of names) await uploads.discard(name)
}

export async function listOwnLooks(
  { database }: Shop,
  customerId: string,
): Promise<Omit<ResponseOf<Calls['community.own']>, 'success'>> {
  const [looks, worn] = await Promise.all([
    looksOfMember(database.db, customerId),
    ownWornLooks(database.db, customerId),
  ])
  return {
    shown: looks.filter(({ hiddenAt }) => hiddenAt === null).map(({ id }) => id),
    hidden: looks
      .filter(({ hiddenAt }) => hiddenAt !== null)
      .map(({ id, title, hiddenReason, message, answer, decidedAt }) => ({
        _id: id,
        title,
        reason: hiddenReason,
        appeal: message === null ? null : { message, answer: answer ?? '', isDecided: decidedAt !== null },
      })),
    worn,
  }
}

/** Refuses with 'community.submission-unknown' what was not taken down, and a second one with '.already-appealed'. */
export async function appealLook(
  { database: { db }, clock }: Shop,
  customerId: string,
  { submissionId, message }: ParsedBody<Calls['community.appeal']>,
): Promise<void> {
  const look = isUuid(submissionId) ? await findSubmission(db, submissionId) : undefined
  if (look?.customerId !== customerId || look.hiddenAt === null) throw unknownSubmission()
  if (!(await insertAppeal(db, { submissionId, message, appealedAt: clock.now() })))
    throw new AppError('conflict', 'community.already-appealed', 'You have already asked us to look again')
}
