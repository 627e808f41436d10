import type { Calls, ParsedBody, ParsedQuery } from '@first-fashion/contract'
import { challengeTag } from '@first-fashion/contract/challenges/cache-tags'
import type { ChallengeFields, StaffChallenge } from '@first-fashion/contract/challenges/staff-calls'
import { dayInColombo } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { isViolation } from '../../platform/database/violations.ts'
import { AppError } from '../../platform/errors.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { isUuid } from '../../platform/ids.ts'
import { pageOf } from '../../platform/paging.ts'
import type { Shop } from '../../shop.ts'
import { customerNames } from '../accounts/index.ts'
import { changeCounts, communityPagesChanged, memberCountsChanged } from '../members/index.ts'
import { recordedChange } from '../staff/index.ts'
import { challengeWon } from './challenges.events.ts'
import { type ChallengeRow, prizesOf, winnersOf } from './challenges.queries.ts'
import { challengeEntries } from './challenges.service.ts'
import {
  insertChallenge,
  insertWinner,
  listChallenges,
  lockChallenge,
  prizeAt,
  setPrizes,
  updateChallenge,
} from './challenges.staff.queries.ts'
import { throwUnknownPicture, uploadsAt } from './pictures/pictures.staff.service.ts'

export async function listStaffChallenges(
  shop: Shop,
  { page }: ParsedQuery<Calls['staff.challenges']>,
): Promise<{ challenges: StaffChallenge[]; total: number; pages: number }> {
  const { rows, ...counts } = await pageOf(page, (window) => listChallenges(shop.database.db, window))
  return { challenges: await toStaffViews(shop, rows), ...counts }
}

/** Refuses with 'community.challenge-invalid' days in the wrong order, and with 'community.picture-unknown'. */
export async function addChallenge(
  shop: Shop,
  session: StaffSession,
  fields: ChallengeFields,
): Promise<StaffChallenge> {
  refuseWrongDays(fields)
  const id = shop.newId()
  const { prizes, ...row } = await readChallenge(shop.database.db, fields)
  return changed(shop, session, { id, action: 'challenge-add', change: fields }, async (tx, at) => {
    await insertChallenge(tx, { ...row, id, createdAt: at })
    await setPrizes(tx, id, prizes)
  })
}

/** Refuses with 'community.challenge-unknown', '.challenge-invalid', '.changed-meanwhile', '.prizes-won', '.picture-unknown'. */
export async function saveChallenge(
  shop: Shop,
  session: StaffSession,
  id: string,
  fields: ChallengeFields,
  version: number,
): Promise<StaffChallenge> {
  refuseWrongDays(fields)
  const { prizes, ...row } = await readChallenge(shop.database.db, fields)
  return changed(shop, session, { id, action: 'challenge-save', change: fields }, async (tx) => {
    const before = await lockChallenge(tx, id)
    if (before === undefined) throw unknownChallenge()
    if (before.version !== version) throw changedMeanwhile()
    await updateChallenge(tx, id, row)
    await setPrizes(tx, id, prizes).catch((error: unknown) => {
      if (isViolation(error, 'foreign-key')) throw prizesWon()
      throw error
    })
  })
}

/** Refuses with 'community.challenge-unknown', '.challenge-running', '.no-entry' and '.already-won'. */
export const chooseWinner = (
  shop: Shop,
  session: StaffSession,
  id: string,
  choice: ParsedBody<Calls['staff.challenge-winner']>,
): Promise<StaffChallenge> =>
  changed(shop, session, { id, action: 'challenge-winner', change: choice }, (tx, at) =>
    award(shop, tx, id, choice, at),
  )

async function award(
  shop: Shop,
  tx: Db,
  challengeId: string,
  { position, submissionId }: ParsedBody<Calls['staff.challenge-winner']>,
  at: Date,
): Promise<void> {
  const challenge = await lockChallenge(tx, challengeId)
  if (challenge === undefined) throw unknownChallenge()
  if (challenge.endDate >= dayInColombo(at)) throw stillRunning()
  const entry = isUuid(submissionId) ? await challengeEntries(shop).lockShown(tx, submissionId) : undefined
  const prize = await prizeAt(tx, challengeId, position)
  if (entry?.challengeId !== challengeId || prize === undefined) throw noEntry()
  const { customerId } = entry
  const points = prize.loyaltyPoints
  if (!(await insertWinner(tx, { challengeId, position, submissionId, customerId, points, chosenAt: at })))
    throw alreadyWon()
  await changeCounts(tx, customerId, { challengesWon: 1 }, at)
  await memberCountsChanged(shop, tx, [customerId])
  await shop.events.emit(tx, challengeWon, {
    challengeId,
    position,
    customerId,
    title: challenge.title,
    points,
  })
}

/** With the upload that it shows, if it is one. Refuses with 'community.picture-unknown'. */
async function readChallenge(db: Db, fields: ChallengeFields) {
  const [upload] = (await uploadsAt(db, [fields.featuredImage])).values()
  return { ...fields, uploadId: upload?.id ?? null }
}

interface Entry {
  readonly id: string
  readonly action: string
  readonly change: object
}

async function changed(
  shop: Shop,
  session: StaffSession,
  { id, action, change }: Entry,
  work: (tx: Db, at: Date) => Promise<void>,
): Promise<StaffChallenge> {
  if (!isUuid(id)) throw unknownChallenge()
  const row = await recordedChange(shop, session, { action, subject: id, change }, async (tx, at) => {
    await work(tx, at)
    await communityPagesChanged(shop, tx, [
      'community-challenges',
      'community-leaderboard',
      'community-gallery',
      challengeTag(id),
    ])
    return lockChallenge(tx, id)
  }).catch((error: unknown) => throwUnknownPicture(error, 'community_challenges_upload_id_fkey'))
  const [challenge] = await toStaffViews(shop, row === undefined ? [] : [row])
  if (challenge === undefined) throw unknownChallenge()
  return challenge
}

async function toStaffViews(shop: Shop, rows: readonly ChallengeRow[]): Promise<StaffChallenge[]> {
  const { db } = shop.database
  const today = dayInColombo(shop.clock.now())
  const ids = rows.map(({ id }) => id)
  const [prizes, winners, entries] = await Promise.all([
    prizesOf(db, ids),
    winnersOf(db, ids),
    challengeEntries(shop).entriesOf(db, ids),
  ])
  const names = await customerNames(
    db,
    [...entries, ...winners].flatMap(({ customerId }) => customerId ?? []),
  )
  const of = <Part extends { readonly challengeId: string | null }>(parts: readonly Part[], id: string) =>
    parts.filter(({ challengeId }) => challengeId === id)
  return rows.map(({ id, createdAt: _, uploadId: __, ...row }) => ({
    ...row,
    _id: id,
    isOver: row.endDate < today,
    prizes: of(prizes, id).map(({ description, loyaltyPoints }) => ({ description, loyaltyPoints })),
    entries: of(entries, id).map((entry) => ({
      _id: entry.id,
      title: entry.title,
      image: entry.image ?? '',
      userName: names.get(entry.customerId) ?? '',
      likesCount: entry.likesCount,
    })),
    winners: of(winners, id).map(({ position, submissionId, customerId }) => ({
      position,
      submissionId: submissionId ?? '',
      userName: names.get(customerId ?? '') ?? '',
    })),
  }))
}

function refuseWrongDays({ startDate, endDate }: ChallengeFields): void {
  if (endDate < startDate)
    throw new AppError('refused', 'community.challenge-invalid', 'The last day is before the first', {
      errors: { endDate: 'The last day is before the first' },
    })
}

const unknownChallenge = () =>
  new AppError('unknown', 'community.challenge-unknown', 'This challenge is not here')
const changedMeanwhile = () =>
  new AppError('conflict', 'community.changed-meanwhile', 'Someone else saved this first. Load it again.')
const prizesWon = () =>
  new AppError('conflict', 'community.prizes-won', 'A prize that was won cannot be removed')
const stillRunning = () =>
  new AppError('refused', 'community.challenge-running', 'Winners are chosen once the challenge is over')
const noEntry = () =>
  new AppError('refused', 'community.no-entry', 'This is no entry of the challenge, or it has no such prize')
const alreadyWon = () =>
  new AppError('conflict', 'community.already-won', 'This prize, or this member, has won already')
