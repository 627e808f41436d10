import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { embeddedPostgres } from '../supervisor/embedded-postgres.ts'
import { prepareTemplate } from './prepare-template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the maintenance database, from which test files clone the template. */
    maintenanceUrl: string
  }
}

/** One PostgreSQL for the run, with one migrated and seeded template database that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const folder = await mkdtemp(join(tmpdir(), 'first-fashion-test-'))
  const server =
    given === undefined
      ? await embeddedPostgres({ folder, logFile: join(folder, 'postgres.log'), throwaway: true })
      : undefined
  await server?.start()
  const url = given ?? server?.url ?? ''
  const maintenanceUrl = url.replace(/\/[^/]*$/, '/postgres')
  const client = new pg.Client({ connectionString: maintenanceUrl })
  await client.connect()
  await client.query('drop database if exists shop_template')
  await client.query('create database shop_template')
  await client.end()
  await prepareTemplate(url.replace(/\/[^/]*$/, '/shop_template'))
  project.provide('maintenanceUrl', maintenanceUrl)
  return async () => {
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
