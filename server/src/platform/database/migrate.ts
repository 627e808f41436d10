import { fileURLToPath } from 'node:url'
import { runner } from 'node-pg-migrate'
import pg from 'pg'

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Any number that only migrations use: two shops that start at once wait for each other. */
const migrationLock = 7_041_201

/** Applies the SQL files of server/migrations in order, each in a transaction, under a lock. Returns their names. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const applied = await runner({
      dbClient: client,
      dir: migrationsFolder,
      direction: 'up',
      migrationsTable: 'migrations',
      noLock: true,
      checkOrder: true,
      log: () => {},
    })
    return applied.map((migration) => migration.name)
  } finally {
    await client.end()
  }
}
