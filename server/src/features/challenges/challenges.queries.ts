import { and, asc, desc, eq, gte, inArray, lt, lte } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import {
  communityChallenges as challenges,
  communityPrizes as prizes,
  communityWinners as winners,
} from './challenges.table.ts'

export type ChallengeRow = typeof challenges.$inferSelect

const runsOn = (day: string) =>
  and(eq(challenges.isPublished, true), lte(challenges.startDate, day), gte(challenges.endDate, day))

/** The challenges that run on a day of Colombo; what ends first comes first. */
export const challengesOn = (db: Db, day: string): Promise<ChallengeRow[]> =>
  db.select().from(challenges).where(runsOn(day)).orderBy(asc(challenges.endDate), asc(challenges.id))

export async function runningChallenge(db: Db, id: string, day: string): Promise<ChallengeRow | undefined> {
  const [row] = await db
    .select()
    .from(challenges)
    .where(and(eq(challenges.id, id), runsOn(day)))
  return row
}

/** The titles of some challenges by their ids. */
export async function challengeTitles(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: challenges.id, title: challenges.title })
    .from(challenges)
    .where(inArray(challenges.id, [...ids]))
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** The last challenges that were over before a day. */
export const challengesBefore = (db: Db, day: string, limit: number): Promise<ChallengeRow[]> =>
  db
    .select()
    .from(challenges)
    .where(and(eq(challenges.isPublished, true), lt(challenges.endDate, day)))
    .orderBy(desc(challenges.endDate), desc(challenges.id))
    .limit(limit)

export const prizesOf = async (db: Db, challengeIds: readonly string[]) =>
  challengeIds.length === 0
    ? []
    : db
        .select()
        .from(prizes)
        .where(inArray(prizes.challengeId, [...challengeIds]))
        .orderBy(asc(prizes.challengeId), asc(prizes.position))

export const winnersOf = async (db: Db, challengeIds: readonly string[]) =>
  challengeIds.length === 0
    ? []
    : db
        .select()
        .from(winners)
        .where(inArray(winners.challengeId, [...challengeIds]))
        .orderBy(asc(winners.challengeId), asc(winners.position))
