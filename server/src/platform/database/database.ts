import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgTransaction } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { collectAfterCommit } from './after-commit.ts'
import { createStatementNames, prepareStatements } from './prepared-statements.ts'
import { timeQueries } from './slow-queries.ts'

type Schema = Record<string, never>
type Transaction = PgTransaction<NodePgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>

/** What a statement runs on: the pool, or the transaction that it belongs to. */
export type Db = NodePgDatabase<Schema> | Transaction

export interface Database {
  readonly db: NodePgDatabase<Schema>
  /** Runs the work in one transaction; rolled back when it throws. See after-commit.ts for what follows it. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>
  /** For a statement that the query builder has no words for; waiting for the database is bounded. */
  readonly pool: pg.Pool
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly url: string
  readonly poolSize: number
  /** Told of each statement; the test that counts queries listens here. */
  readonly onQuery?: (text: string) => void
  readonly onPoolError: (error: Error) => void
  /** Told of each statement that took long, with its text (never its values) and its time in ms. */
  readonly onSlowQuery?: (text: string, ms: number) => void
}

export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
  })
  pool.on('error', options.onPoolError)
  // The pool listens to idle connections only: one that breaks within a transaction would end the process.
  pool.on('connect', (client) => client.on('error', options.onPoolError))
  const nameOf = createStatementNames()
  pool.on('connect', (client) => prepareStatements(client, nameOf))
  const { onSlowQuery } = options
  if (onSlowQuery !== undefined) pool.on('connect', (client) => timeQueries(client, onSlowQuery))
  const logger = { logQuery: (text: string) => options.onQuery?.(text) }
  const db = drizzle(pool, { logger })
  // One for each connection: what is built for it is used again by the next transaction.
  const builders = new WeakMap<pg.PoolClient, Db>()
  const builderOf = (client: pg.PoolClient): Db => {
    const builder = builders.get(client) ?? drizzle(client, { logger })
    builders.set(client, builder)
    return builder
  }
  return {
    db,
    pool,
    transaction: (work) => inTransaction(pool, builderOf, work),
    close: () => pool.end(),
  }
}

/**
 * The query builder's own keeps a connection for ever when BEGIN fails, and lets a failed ROLLBACK hide what
 * went wrong. Here a connection that broke leaves the pool, and the first error is the one that is reported.
 */
async function inTransaction<T>(
  pool: pg.Pool,
  builderOf: (client: pg.PoolClient) => Db,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  const tx = builderOf(client)
  const runAfterCommit = collectAfterCommit(tx)
  let isBroken = false
  let mayBeCommitted = false
  try {
    await client.query('begin')
    const result = await work(tx)
    // A commit whose answer is lost may have happened.
    mayBeCommitted = true
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {
      isBroken = true
    })
    throw error
  } finally {
    client.release(isBroken)
    if (mayBeCommitted) await runAfterCommit()
  }
}
