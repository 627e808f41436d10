import type { Challenge, PastChallenge } from '@first-fashion/contract/challenges/challenge'
import { dayInColombo } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Shop } from '../../shop.ts'
import { authorsOf } from '../members/index.ts'
import {
  type ChallengeRow,
  challengesBefore,
  challengesOn,
  prizesOf,
  winnersOf,
} from './challenges.queries.ts'

export interface Challenges {
  /** Those that run today in Colombo. */
  active(): Promise<Challenge[]>
  /** The last ones that are over, with their winners. */
  past(): Promise<PastChallenge[]>
}

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

export interface ChallengesDeps extends Shop {
  readonly entries: Pick<Entries, 'shownAmong'>
}

const pastShown = 6

export const createChallenges = ({ database: { db }, clock, entries }: ChallengesDeps): Challenges => ({
  active: async () => toChallengeViews(db, await challengesOn(db, dayInColombo(clock.now()))),
  past: async () => {
    const rows = await challengesBefore(db, dayInColombo(clock.now()), pastShown)
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
      entries.shownAmong(
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
  },
})

/** Challenges as people see them, with their prizes. */
export async function toChallengeViews(db: Db, rows: readonly ChallengeRow[]): Promise<Challenge[]> {
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
