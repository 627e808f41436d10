import type { Logger } from 'drizzle-orm/logger'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { createStatementNames, prepareStatements } from './prepared-statements.ts'
import { timeQueries } from './slow-queries.ts'

/** What a statement runs on: the pool, or the connection of the transaction that it belongs to. */
export type Db = NodePgDatabase<Record<string, never>>

export interface Database {
  readonly db: Db
  /** Runs the work in one transaction; rolled back when it throws. */
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
    // Statements of a transaction that do not wait for each other travel together.
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
  })
  pool.on('error', options.onPoolError)
  const nameOf = createStatementNames()
  pool.on('connect', (client) => prepareStatements(client, nameOf))
  const { onSlowQuery } = options
  if (onSlowQuery !== undefined) pool.on('connect', (client) => timeQueries(client, onSlowQuery))
  const logger = { logQuery: (text: string) => options.onQuery?.(text) }
  const db = drizzle(pool, { logger })
  return {
    db,
    pool,
    transaction: (work) => inTransaction(pool, logger, work),
    close: () => pool.end(),
  }
}

async function inTransaction<T>(pool: pg.Pool, logger: Logger, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  // Not waited for: it travels with the first statement.
  const begun = client.query('begin')
  try {
    const [result] = await Promise.all([work(drizzle(client, { logger })), begun])
    await client.query('commit')
    return result
  } catch (error) {
    // A connection that was lost has rolled back by itself.
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
