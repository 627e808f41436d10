import { rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { embeddedPostgres } from '../../supervisor/embedded-postgres.ts'
import { prepareTemplate } from './prepare-template.ts'
import { makeRunFolder } from './run-folder.ts'
import { copyTemplate, createTemplate } from './template-cache.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the maintenance database, from which test files clone the template. */
    maintenanceUrl: string
    /** Removed at the end of the run. */
    runFolder: string
    /** Of the names of the run's databases. */
    databasePrefix: string
  }
}

/** One PostgreSQL for the run, with one migrated and seeded template database that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const folder = await makeRunFolder()
  const server = given === undefined ? await startCopy(folder) : undefined
  const url = given ?? server?.url ?? ''
  if (server === undefined) await prepareTemplate(await createTemplate(url))
  const maintenanceUrl = url.replace(/\/[^/]*$/, '/postgres')
  const databasePrefix = `shop_${process.pid}`
  project.provide('maintenanceUrl', maintenanceUrl)
  project.provide('runFolder', folder)
  project.provide('databasePrefix', databasePrefix)
  return async () => {
    if (server === undefined) await dropDatabases(maintenanceUrl, databasePrefix)
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function dropDatabases(maintenanceUrl: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl })
  await client.connect()
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
    `${prefix}_`,
  ])
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`)
  await client.end()
}

/** Starts a PostgreSQL of its own for this run, which ends with it even if the run is interrupted. */
async function startCopy(folder: string) {
  await copyTemplate(folder)
  const server = await embeddedPostgres({ folder, logFile: join(folder, 'postgres.log'), throwaway: true })
  process.once('exit', () => {
    void server.kill()
    rmSync(folder, { recursive: true, force: true })
  })
  // Vitest that watches ends at once, without an exit.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
  await server.start()
  return server
}
