import { type LeaderboardType, leaderboardTypes } from '../../contract/src/members/member.ts'
import { leaderboardPlaces } from '../../contract/src/members/member-limits.ts'
import { ranked } from '../../server/src/features/members/members.queries.ts'
import { type Database, openDatabase } from '../../server/src/platform/database/database.ts'
import { nodesOf, planOf } from '../plans.ts'
import { quantile } from '../quantile.ts'
import { openMembers } from './members.ts'

/** The time of the server's own statement for one leaderboard, in ms. */
export interface LeaderboardTime {
  readonly type: LeaderboardType
  readonly index: string
  readonly p50: number
  readonly p95: number
}

export interface LeaderboardResult {
  readonly members: number
  readonly likes: number
  readonly times: readonly LeaderboardTime[]
}

export const measuresLeaderboard = (only: readonly string[]): boolean =>
  only.length === 0 || only.some((beginning) => 'leaderboard'.startsWith(beginning))

/** Measures each leaderboard among very many members and likes, after a check that one index answers it. */
export async function runLeaderboard(
  postgresUrl: string,
  { seconds, rounds }: { readonly seconds: number; readonly rounds: number },
  tell: (line: string) => void,
): Promise<LeaderboardResult> {
  tell('Writing members and likes ...')
  const sent: string[] = []
  const database = openDatabase({
    url: await openMembers(postgresUrl),
    poolSize: 1,
    onQuery: (text) => sent.push(text),
    onPoolError: (error) => {
      throw error
    },
  })
  try {
    const times: LeaderboardTime[] = []
    for (const type of leaderboardTypes) {
      const index = await requireOneIndex(database, sent, type)
      const ms = await timesOf(database, type, (seconds * rounds * 1000) / leaderboardTypes.length)
      times.push({ type, index, p50: quantile(ms, 0.5), p95: quantile(ms, 0.95) })
      tell(`leaderboard of ${type}  p50 ${quantile(ms, 0.5).toFixed(2)} ms, by ${index}`)
    }
    return { ...(await sizeOf(database)), times }
  } finally {
    await database.close()
  }
}

async function timesOf({ db }: Database, type: LeaderboardType, forMs: number): Promise<number[]> {
  const ms: number[] = []
  const until = performance.now() + forMs
  while (performance.now() < until) {
    const before = performance.now()
    const rows = await ranked(db, type, leaderboardPlaces)
    ms.push(performance.now() - before)
    if (rows.length !== leaderboardPlaces)
      throw new Error(`the leaderboard of ${type} has ${rows.length} places`)
  }
  return ms
}

/** Throws unless a leaderboard is one statement that reads one index in its order; returns the index. */
async function requireOneIndex(database: Database, sent: string[], type: LeaderboardType): Promise<string> {
  sent.length = 0
  await ranked(database.db, type, leaderboardPlaces)
  const [statement = ''] = sent
  if (sent.length !== 1)
    throw new Error(`the leaderboard of ${type} took ${sent.length} statements instead of one`)
  const nodes = nodesOf(await planOf(database, statement, [leaderboardPlaces]))
  const [limit, scan] = nodes
  const isOneIndex = nodes.length === 2 && limit?.kind === 'Limit' && scan?.kind === 'Index Scan'
  if (!isOneIndex)
    throw new Error(
      `the leaderboard of ${type} is read by: ${nodes.map(({ kind, index }) => `${kind} ${index}`).join(', ')}`,
    )
  return scan.index
}

async function sizeOf({ pool }: Database) {
  const { rows } = await pool.query<{ members: number; likes: number }>(
    'select (select count(*)::int from community_members) as members, (select count(*)::int from community_likes) as likes',
  )
  const [size] = rows
  if (size === undefined) throw new Error('the database does not count')
  return size
}
