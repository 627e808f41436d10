import type { Challenge, PastChallenge } from '@first-fashion/contract/challenges/challenge'
import { dayInColombo } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Shop, seam } from '../../shop.ts'
import { authorsOf } from '../members/index.ts'
import {
  type ChallengeRow,
  challengesBefore,
  challengesOn,
  prizesOf,
  winnersOf,
} from './challenges.queries.ts'

/** A look as an entry of a challenge. */
interface Entry {
  readonly id: string
  readonly challengeId: string | null
  readonly customerId: string
  readonly title: string
  readonly likesCount: number
  /** The address of its first picture. */
  readonly image: string | null
}

/** What challenges ask of looks, which are above them. */
export interface Entries {
  /** The entries of several challenges that are shown; those with the most likes first. */
  entriesOf(db: Db, challengeIds: readonly string[]): Promise<readonly Entry[]>
  /** Which of these looks are shown. */
  shownAmong(db: Db, submissionIds: readonly string[]): Promise<ReadonlySet<string>>
  /** A look that is shown, locked until the transaction ends. */
  lockShown(tx: Db, submissionId: string): Promise<Pick<Entry, 'challengeId' | 'customerId'> | undefined>
}

export const challengeEntries = seam<Entries>('the looks of a challenge')

const pastShown = 6

/** The challenges that run today in Colombo. */
export const findActiveChallenges = async ({ database: { db }, clock }: Shop): Promise<Challenge[]> =>
  toChallengeViews(db, await challengesOn(db, dayInColombo(clock.now())))

/** The last challenges that are over, with their winners. */
export async function findPastChallenges(shop: Shop): Promise<PastChallenge[]> {
  const { db } = shop.database
  const rows = await challengesBefore(db, dayInColombo(shop.clock.now()), pastShown)
  const [shown, won] = await Promise.all([
    toChallengeViews(db, rows),
    winnersOf(
      db,
      rows.map(({ id }) => id),
    ),
  ])
  const [authors, shownLooks] = await Promise.all([
    authorsOf(
      db,
      won.flatMap(({ customerId }) => customerId ?? []),
    ),
    challengeEntries(shop).shownAmong(
      db,
      won.flatMap(({ submissionId }) => submissionId ?? []),
    ),
  ])
  return shown.map((challenge) => ({
    ...challenge,
    winners: won
      .filter(({ challengeId }) => challengeId === challenge._id)
      .map(({ position, customerId, submissionId }) => ({
        position,
        submissionId: submissionId !== null && shownLooks.has(submissionId) ? submissionId : null,
        user: authors.get(customerId ?? '') ?? null,
      })),
  }))
}

/** Challenges as people see them, with their prizes. */
async function toChallengeViews(db: Db, rows: readonly ChallengeRow[]): Promise<Challenge[]> {
  const prizes = await prizesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, title, description, rules, featuredImage, startDate, endDate }) => ({
    _id: id,
    title,
    description,
    rules,
    featuredImage,
    startDate,
    endDate,
    prizes: prizes
      .filter(({ challengeId }) => challengeId === id)
      .map(({ position, description: text, loyaltyPoints }) => ({
        position,
        description: text,
        loyaltyPoints,
      })),
  }))
}
