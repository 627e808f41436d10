import { z } from 'zod'
import { leaderboardTypes } from '../../contract/src/members/member.ts'
import { leaderboardPlaces } from '../../contract/src/members/member-limits.ts'
import { balanceOf } from '../../server/src/features/loyalty/ledger/ledger.queries.ts'
import { ranked } from '../../server/src/features/members/members.queries.ts'
import { openDemoStore } from '../databases/databases.ts'
import { numberIn, onDatabase } from '../databases/on-database.ts'
import { median, quantile, ratioOf } from '../figures.ts'
import type { Section } from '../report/section.ts'
import type { Stand } from '../stand.ts'
import { type Statement, timeStatements } from './statement.ts'

const ids = z.array(z.object({ id: z.string() }))
const membersIn = (databaseUrl: string): Promise<string[]> =>
  onDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query(`select id from customers where email like 'shopper-%' order by id`)
    return ids.parse(rows).map(({ id }) => id)
  })
const countIn = (databaseUrl: string, table: string) =>
  numberIn(databaseUrl, `select count(*)::int as n from ${table}`)

const entriesEach = 20

/** Measures the balance of a member among few and among very many loyalty entries, and of one with very many. */
export async function* runLoyalty(stand: Stand): AsyncGenerator<Section> {
  const counts = [1000, 1_000_000] as const
  const statements: Statement[] = []
  for (const entries of counts) {
    stand.tell(`Writing ${entries} loyalty entries ...`)
    const shoppers = entries / entriesEach + 1
    const databaseUrl = await openDemoStore(stand, `run_loyalty_${entries}`, shoppers, 'loyalty.sql')
    const members = await membersIn(databaseUrl)
    for (const some of [members.slice(0, -1), members.slice(-1)])
      statements.push(balanceOfAny(databaseUrl, some, entries))
  }
  const timed = (await timeStatements(stand, statements)).map(({ rounds }) => rounds)
  const rows = counts.map((entries, at) => {
    const [own = [], heavy = []] = timed.slice(at * 2)
    const ms = [quantile(own.flat(), 0.5), quantile(own.flat(), 0.95), quantile(heavy.flat(), 0.5)]
    return [String(entries), ...ms.map((one) => one.toFixed(2))]
  })
  const growth = {
    subject: `Balance of a member: time at ${counts[1]} loyalty entries by the time at ${counts[0]}`,
    value: ratioOf((timed[2] ?? []).map(median), (timed[0] ?? []).map(median))[0],
    show: (value: number) => value.toFixed(2),
    bar: { atMost: 3 },
  }
  const head = ['loyalty entries', 'p50 ms', 'p95 ms', 'p50 ms of a member with 10000']
  yield { title: 'Balance of a member', head, rows, barred: [growth] }
}

const balanceOfAny = (databaseUrl: string, members: readonly string[], entries: number): Statement => ({
  name: `a balance among ${entries} loyalty entries`,
  databaseUrl,
  ask: async (db, random) => {
    const memberId = random.pick(members)
    const { available } = await balanceOf(db, memberId)
    if (available <= 0) throw new Error(`the balance of ${memberId} is ${available}`)
  },
})

/** Measures each leaderboard among very many members and likes. */
export async function* runLeaderboard(stand: Stand): AsyncGenerator<Section> {
  stand.tell('Writing members and likes ...')
  const databaseUrl = await openDemoStore(stand, 'run_leaderboard', 100_000, 'leaderboard.sql')
  const statements = leaderboardTypes.map(
    (type): Statement => ({
      ...{ name: `the leaderboard of ${type}`, databaseUrl, values: [leaderboardPlaces] },
      ask: async (db) => {
        const { length } = await ranked(db, type, leaderboardPlaces)
        if (length !== leaderboardPlaces) throw new Error(`the leaderboard of ${type} has ${length} places`)
      },
    }),
  )
  const timed = (await timeStatements(stand, statements)).map(({ index, rounds }, at) => {
    const [p50, p95] = [quantile(rounds.flat(), 0.5), quantile(rounds.flat(), 0.95)]
    return { type: leaderboardTypes[at] ?? '', index, p50, p95 }
  })
  const members = await countIn(databaseUrl, 'community_members')
  const likes = await countIn(databaseUrl, 'community_likes')
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
