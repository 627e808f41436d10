import type { Client } from 'pg'

/** The first migration of every database that this version can read. */
const baseline = '0001_baseline'

/** The database was made before the baseline; the message is for people. */
export class OutdatedDatabase extends Error {}

/** Throws OutdatedDatabase if the first migration of a database is another one than the baseline. */
export async function requireKnownSchema(client: Client, migrationsTable: string): Promise<void> {
  const { rows: tables } = await client.query('select to_regclass($1) as known', [migrationsTable])
  if (tables[0]?.known === null) return
  const { rows } = await client.query(
    `select name from ${client.escapeIdentifier(migrationsTable)} order by id limit 1`,
  )
  const first: unknown = rows[0]?.name
  if (first === undefined || first === baseline) return
  throw new OutdatedDatabase(
    `This database was made before the first release (its first migration is ${first}), and this version cannot use it. ` +
      'Nothing in it was changed. For a fresh demonstration store, run npm run demo:reset; ' +
      'for a live shop, set DATABASE_URL to an empty database.',
  )
}
