import type { Challenge, PastChallenge } from '@first-fashion/contract/community/shown'
import { type Clock, dayInColombo } from '../../../platform/clock.ts'
import type { Database, Db } from '../../../platform/database/database.ts'
import { authorsOf } from '../members/authors.ts'
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

const pastShown = 6

export const createChallenges = ({
  database: { db },
  clock,
}: {
  readonly database: Database
  readonly clock: Clock
}): Challenges => ({
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
    const authors = await authorsOf(
      db,
      won.flatMap(({ customerId }) => customerId ?? []),
    )
    return shown.map((challenge) => ({
      ...challenge,
      winners: won
        .filter(({ challengeId }) => challengeId === challenge._id)
        .map(({ position, customerId, submissionId, hiddenAt }) => ({
          position,
          submissionId: hiddenAt === null ? submissionId : null,
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
