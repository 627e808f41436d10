import { z } from 'zod'
import { randomness } from '../../server/seeds/randomness.ts'
import { balanceOf } from '../../server/src/features/loyalty/ledger/ledger.queries.ts'
import { type Database, openDatabase } from '../../server/src/platform/database/database.ts'
import { prepareTemplate } from '../../tools/testing/template/prepare-template.ts'
import { at, onDatabase } from '../generator/databases.ts'
import { nodesOf, planOf } from '../plans.ts'
import { quantile } from '../quantile.ts'

/** Where the shop's own statement for a balance is measured. */
const counts = [1000, 1_000_000] as const

/** The time of one balance, in ms, among so many entries. */
export interface BalanceTime {
  readonly entries: number
  readonly p50: number
  readonly p95: number
  /** Of the member with very many entries. */
  readonly heavyP50: number
}

export interface LoyaltyResult {
  readonly times: readonly BalanceTime[]
  /** How many times as long a balance takes among the most entries as among the fewest: the median of the rounds. */
  readonly growth: number
  readonly entriesOfOne: number
}

export const measuresLoyalty = (only: readonly string[]): boolean =>
  only.length === 0 || only.some((beginning) => 'loyalty'.startsWith(beginning))

interface Side {
  readonly count: number
  readonly entries: Entries
  readonly database: Database
  /** Statements that were sent. */
  readonly sent: string[]
  readonly times: number[]
  readonly heavyTimes: number[]
}

/** Measures the balance of a member among few and among very many entries, in turns. */
export async function runLoyalty(
  postgresUrl: string,
  { seconds, rounds }: { readonly seconds: number; readonly rounds: number },
  tell: (line: string) => void,
): Promise<LoyaltyResult> {
  const sides: Side[] = []
  try {
    for (const count of counts) {
      tell(`Writing ${count} loyalty entries ...`)
      sides.push(openSide(count, await openEntries(postgresUrl, count)))
    }
    for (const side of sides) await requireOneIndexScan(side)
    const growths: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const medians: number[] = []
      for (const side of sides) medians.push(await playRound(side, round, seconds))
      growths.push((medians.at(-1) ?? 0) / (medians[0] ?? 1))
    }
    const result = { times: sides.map(timeOf), growth: quantile(growths, 0.5), entriesOfOne }
    for (const { entries, p50 } of result.times) tell(`${entries} entries  balance p50 ${p50.toFixed(2)} ms`)
    return result
  } finally {
    for (const { database } of sides) await database.close()
  }
}

function openSide(count: number, entries: Entries): Side {
  const sent: string[] = []
  const database = openDatabase({
    url: entries.databaseUrl,
    poolSize: 1,
    onQuery: (text) => sent.push(text),
    onPoolError: (error) => {
      throw error
    },
  })
  return { count, entries, database, sent, times: [], heavyTimes: [] }
}

/** Of one round: balances of any members for so many seconds, each beside one of the heavy member. Returns the median. */
async function playRound({ entries, database, times, heavyTimes }: Side, round: number, seconds: number) {
  const random = randomness(round + 1)
  const until = performance.now() + seconds * 1000
  const own: number[] = []
  while (performance.now() < until) {
    own.push(await timed(database, random.pick(entries.memberIds)))
    if (own.length % 20 === 0) heavyTimes.push(await timed(database, entries.heavyMemberId))
  }
  times.push(...own)
  return quantile(own, 0.5)
}

async function timed({ db }: Database, memberId: string): Promise<number> {
  const before = performance.now()
  const { available } = await balanceOf(db, memberId)
  const passedMs = performance.now() - before
  if (available <= 0) throw new Error(`the balance of ${memberId} is ${available}`)
  return passedMs
}

const timeOf = ({ count, times, heavyTimes }: Side): BalanceTime => ({
  entries: count,
  p50: quantile(times, 0.5),
  p95: quantile(times, 0.95),
  heavyP50: quantile(heavyTimes, 0.5),
})

/** Throws unless a balance is one statement that reads one index. */
async function requireOneIndexScan({ count, entries, database, sent }: Side): Promise<void> {
  sent.length = 0
  await balanceOf(database.db, entries.memberIds[0] ?? '')
  const [statement = ''] = sent
  if (sent.length !== 1) throw new Error(`a balance took ${sent.length} statements instead of one`)
  const scans = nodesOf(await planOf(database, statement)).flatMap(({ kind, index }) =>
    kind.includes('Scan') ? [`${kind} ${index}`] : [],
  )
  if (scans.length !== 1 || !/^Index (Only )?Scan/.test(scans[0] ?? ''))
    throw new Error(`among ${count} entries a balance is read by: ${scans.join(', ')}`)
}

/** Entries of an ordinary member. */
const entriesEach = 20
/** Entries of one member besides, in the larger database. */
const entriesOfOne = 10_000

interface Entries {
  readonly databaseUrl: string
  readonly memberIds: readonly string[]
  /** The member with very many of them. */
  readonly heavyMemberId: string
}

/** A database of this run with so many loyalty entries, spread over members. */
async function openEntries(server: string, count: number): Promise<Entries> {
  const name = `run_loyalty_${count}`
  await onDatabase(at(server, 'postgres'), async (client) => {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name}`)
  })
  const databaseUrl = at(server, name)
  await prepareTemplate(databaseUrl)
  const members = count / entriesEach
  return onDatabase(databaseUrl, async (client) => {
    // The last one is the member with very many entries.
    const made = await client.query(
      `with made as (
        insert into customers (id, name, email, password_hash, verified_at, created_at, last_login_at)
        select gen_random_uuid(), 'Member ' || n, 'member-' || n || '@example.com', 'none', now(), now(), now()
        from generate_series(0, $1::int) n
        returning id, substring(name from '[0-9]+$')::int as n
      )
      insert into loyalty_members (customer_id, tier_id, joined_at)
      select id, (select id from loyalty_tiers where from_points = 0), now() from made order by n
      returning customer_id as id`,
      [members],
    )
    const ids = z.array(z.object({ id: z.string() })).parse(made.rows)
    const memberIds = ids.map(({ id }) => id)
    const heavyMemberId = memberIds.pop() ?? ''
    await client.query(insertEntries, [memberIds, entriesEach])
    await client.query(insertEntries, [[heavyMemberId], entriesOfOne])
    await client.query('vacuum analyze loyalty_entries')
    await client.query('checkpoint')
    return { databaseUrl, memberIds, heavyMemberId }
  })
}

/** One point each; the entries of a member lie apart, as they do when they arrive over months. */
const insertEntries = `
  insert into loyalty_entries (id, customer_id, kind, bucket, points, reason_key, description, created_at, expires_at)
  select gen_random_uuid(), member, 'manual', 'available', 1, 'bench:' || member || ':' || n, 'Entry ' || n,
    now() - n * interval '1 day' / 100, now() + interval '300 days'
  from generate_series(1, $2::int) n, unnest($1::uuid[]) member`
