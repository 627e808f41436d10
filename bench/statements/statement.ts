import { type Randomness, randomness } from '../../server/seeds/randomness.ts'
import { type Database, openDatabase } from '../../server/src/platform/database/database.ts'
import type { Options } from '../options.ts'
import type { Stand } from '../stand.ts'

/** A statement of the server itself. */
export interface Statement {
  readonly name: string
  readonly databaseUrl: string
  /** Values that its plan depends on; without them it has the plan for any. */
  readonly values?: readonly unknown[]
  /** Sends it. Throws if the answer cannot be right. */
  readonly ask: (db: Database['db'], random: Randomness) => Promise<void>
}

export interface TimedStatement {
  /** The index that it reads. */
  readonly index: string
  /** Times in ms, round by round. */
  readonly rounds: readonly (readonly number[])[]
}

/**
 * Times statements in turns, each on a connection of its own. Throws if one is more than a statement, or reads anything but
 * one index in its order.
 */
export async function timeStatements(
  { options, atEnd }: Stand,
  statements: readonly Statement[],
): Promise<TimedStatement[]> {
  const opened = statements.map((statement) => {
    const sent: string[] = []
    const database = openDatabase({
      url: statement.databaseUrl,
      poolSize: 1,
      onQuery: (text) => sent.push(text),
      // A statement on a broken connection fails by itself; at rest, connections break when PostgreSQL stops.
      onPoolError: () => {},
    })
    atEnd(() => database.close())
    return { statement, database, sent }
  })
  const timed: { index: string; rounds: number[][] }[] = []
  for (const { statement, database, sent } of opened) {
    await statement.ask(database.db, randomness(0))
    timed.push({ index: await requireOneIndex(database, statement, sent), rounds: [] })
  }
  for (let round = 1; round <= options.rounds; round++)
    for (const [at, { statement, database }] of opened.entries())
      timed[at]?.rounds.push(await timesOf(database, statement, round, options))
  return timed
}

async function timesOf(
  { db }: Database,
  { ask }: Statement,
  round: number,
  { seconds }: Options,
): Promise<number[]> {
  const random = randomness(round)
  const ms: number[] = []
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    const before = performance.now()
    await ask(db, random)
    ms.push(performance.now() - before)
  }
  return ms
}

/** Throws unless a statement reads one index in its order; returns that index. */
async function requireOneIndex(
  { pool }: Database,
  { name, values }: Statement,
  sent: readonly string[],
): Promise<string> {
  const [text = ''] = sent
  if (sent.length !== 1) throw new Error(`${name} took ${sent.length} statements instead of one`)
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
    `explain (costs off${values === undefined ? ', generic_plan' : ''}) ${text}`,
    [...(values ?? [])],
  )
  const steps = rows.map((row) => row['QUERY PLAN']).filter((step) => /\b(Scan|Sort)\b/.test(step))
  const index = /Index (?:Only )?Scan(?: Backward)? using (\S+)/.exec(steps[0] ?? '')?.[1]
  if (steps.length !== 1 || index === undefined) throw new Error(`${name} is read by: ${steps.join(', ')}`)
  return index
}
