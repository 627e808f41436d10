import { fileURLToPath } from 'node:url'
import { runner } from 'node-pg-migrate'
import pg from 'pg'
import { requireKnownSchema } from './outdated-database.ts'

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

const migrationsTable = 'migrations'

/** Any number that only migrations use: two shops that start at once wait for each other. */
const migrationLock = 7_041_201

/**
 * Applies the SQL files of a folder in order, each in a transaction, under a lock. Returns their names. Throws
 * OutdatedDatabase, and changes nothing, if the database was not made from the baseline.
 */
export async function migrate(databaseUrl: string, folder = migrationsFolder): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await requireKnownSchema(client, migrationsTable)
    const applied = await runner({
      dbClient: client,
      dir: folder,
      direction: 'up',
      migrationsTable,
      noLock: true,
      checkOrder: true,
      log: () => {},
    })
    return applied.map((migration) => migration.name)
  } finally {
    await client.end()
  }
}
