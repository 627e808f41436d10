import { randomness } from '../../server/seeds/randomness.ts'
import { balanceOf } from '../../server/src/features/loyalty/ledger/ledger.queries.ts'
import { type Database, openDatabase } from '../../server/src/platform/database/database.ts'
import { nodesOf, planOf } from '../plans.ts'
import { quantile } from '../quantile.ts'
import { type Entries, entriesOfOne, openEntries } from './entries.ts'

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
