import { createHash } from 'node:crypto'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgTransaction } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import type { PoolClient } from 'pg'
import pg from 'pg'
import { collectAfterCommit } from './after-commit.ts'

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

/** From how many milliseconds on a statement is slow. */
const slowFromMs = 100

/** Tells of slow statements of a connection. For development: an index that is missing shows itself here. */
function timeQueries(client: PoolClient, onSlowQuery: (text: string, ms: number) => void): void {
  client.query = new Proxy(client.query, {
    apply: (query, self, given: unknown[]) => {
      const startedAt = performance.now()
      const running: unknown = Reflect.apply(query, self, given)
      const report = () => {
        const ms = performance.now() - startedAt
        if (ms >= slowFromMs) onSlowQuery(textOf(given[0]), ms)
      }
      if (running instanceof Promise) running.then(report, report)
      return running
    },
  })
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  return typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : ''
}

/** A statement is prepared when it has been sent so often; what is sent once is not worth a place. */
const preparedFromUse = 3
/** PostgreSQL keeps each prepared statement in every connection that has used it. */
const mostPrepared = 300

/**
 * Names statements after their text, so that PostgreSQL parses and plans each once for a connection instead of
 * every time. The code that asks knows nothing of it.
 */
function createStatementNames(): (text: string) => string | undefined {
  const uses = new LRUCache<string, number>({ max: 1000 })
  const names = new Map<string, string>()
  return (text) => {
    const name = names.get(text)
    if (name !== undefined || names.size >= mostPrepared) return name
    const used = (uses.get(text) ?? 0) + 1
    uses.set(text, used)
    if (used < preparedFromUse) return undefined
    const given = createHash('sha256').update(text).digest('base64url').slice(0, 24)
    names.set(text, given)
    return given
  }
}

/** Gives the statements of a connection their names; those without values (begin, commit) stay as they are. */
function prepareStatements(client: PoolClient, nameOf: (text: string) => string | undefined): void {
  client.query = new Proxy(client.query, {
    apply: (query, self, [statement, values, ...rest]: unknown[]) => {
      const named = Array.isArray(values) && values.length > 0 ? withName(statement, nameOf) : statement
      return Reflect.apply(query, self, [named, values, ...rest])
    },
  })
}

function withName(statement: unknown, nameOf: (text: string) => string | undefined): unknown {
  if (typeof statement !== 'object' || statement === null) return statement
  if (!('text' in statement) || typeof statement.text !== 'string') return statement
  const name = nameOf(statement.text)
  return name === undefined ? statement : { ...statement, name }
}
