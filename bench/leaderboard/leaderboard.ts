import { leaderboardTypes } from '../../contract/src/members/member.ts'
import { leaderboardPlaces } from '../../contract/src/members/member-limits.ts'
import { ranked } from '../../server/src/features/members/members.queries.ts'
import { type Database, openDatabase } from '../../server/src/platform/database/database.ts'
import { openDemoStore } from '../databases/databases.ts'
import { numberIn } from '../databases/on-database.ts'
import { quantile } from '../figures.ts'
import type { Options } from '../options.ts'
import type { Section } from '../report/section.ts'
import type { Stand } from '../stand.ts'

type Type = (typeof leaderboardTypes)[number]

interface Board {
  readonly type: Type
  /** The index that it reads. */
  readonly index: string
  readonly ms: number[]
}

/** Measures the server's own statement of each leaderboard among very many members and likes. */
export async function* runLeaderboard(stand: Stand): AsyncGenerator<Section> {
  stand.tell('Writing members and likes ...')
  const databaseUrl = await openDemoStore(stand, 'run_leaderboard', 100_000, 'leaderboard.sql')
  const boards = await timeBoards(databaseUrl, stand.options)
  const timed = boards.map(({ ms, ...board }) => ({
    ...board,
    p50: quantile(ms, 0.5),
    p95: quantile(ms, 0.95),
  }))
  const members = await numberIn(databaseUrl, 'select count(*)::int as n from community_members')
  const likes = await numberIn(databaseUrl, 'select count(*)::int as n from community_likes')
  yield {
    title: `Leaderboards of ${members} members with ${likes} likes`,
    head: ['leaderboard', 'read by', 'p50 ms', 'p95 ms'],
    rows: timed.map(({ type, index, p50, p95 }) => [type, `\`${index}\``, p50.toFixed(2), p95.toFixed(2)]),
    barred: timed.map(({ type, p95: value }) => ({
      subject: `Leaderboard of ${type}, p95, ${members} members with ${likes} likes`,
      ...{ value, show: (ms) => `${ms.toFixed(1)} ms`, bar: { atMost: 50 } },
    })),
  }
}

/**
 * Times the leaderboards in turns. Throws if one is more than a statement, or reads anything but one index in its order.
 */
async function timeBoards(databaseUrl: string, { rounds, seconds }: Options): Promise<Board[]> {
  const sent: string[] = []
  const database = openDatabase({
    ...{ url: databaseUrl, poolSize: 1, onQuery: (text) => sent.push(text) },
    // A statement on a broken connection fails by itself; at rest, connections break when PostgreSQL stops.
    onPoolError: () => {},
  })
  try {
    const boards: Board[] = []
    for (const type of leaderboardTypes) {
      sent.length = 0
      await readBoard(database, type)
      boards.push({ type, index: await requireOneIndex(database, type, sent), ms: [] })
    }
    for (let round = 1; round <= rounds; round++)
      for (const { type, ms } of boards) {
        const until = performance.now() + seconds * 1000
        while (performance.now() < until) {
          const before = performance.now()
          await readBoard(database, type)
          ms.push(performance.now() - before)
        }
      }
    return boards
  } finally {
    await database.close()
  }
}

async function readBoard({ db }: Database, type: Type): Promise<void> {
  const { length } = await ranked(db, type, leaderboardPlaces)
  if (length !== leaderboardPlaces) throw new Error(`the leaderboard of ${type} has ${length} places`)
}

/** Throws unless one statement was sent, which reads one index in its order; returns that index. */
async function requireOneIndex({ pool }: Database, type: Type, sent: readonly string[]): Promise<string> {
  const [text = ''] = sent
  if (sent.length !== 1) throw new Error(`the leaderboard of ${type} took ${sent.length} statements`)
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, [
    leaderboardPlaces,
  ])
  const steps = rows.map((row) => row['QUERY PLAN']).filter((step) => /\b(Scan|Sort)\b/.test(step))
  const index = /Index (?:Only )?Scan(?: Backward)? using (\S+)/.exec(steps[0] ?? '')?.[1]
  if (steps.length !== 1 || index === undefined)
    throw new Error(`the leaderboard of ${type} is read by: ${steps.join(', ')}`)
  return index
}
