import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { embeddedPostgres } from '../../supervisor/embedded-postgres.ts'
import { prepareTemplate } from './prepare-template.ts'
import { copyTemplate, createTemplate } from './template-cache.ts'

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
  const server = given === undefined ? await startCopy(folder) : undefined
  const url = given ?? server?.url ?? ''
  if (server === undefined) await prepareTemplate(await createTemplate(url))
  project.provide('maintenanceUrl', url.replace(/\/[^/]*$/, '/postgres'))
  return async () => {
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Starts a PostgreSQL of its own for this run, which ends with it even if the run is interrupted. */
async function startCopy(folder: string) {
  await copyTemplate(folder)
  const server = await embeddedPostgres({ folder, logFile: join(folder, 'postgres.log'), throwaway: true })
  process.once('exit', () => void server.kill())
  await server.start()
  return server
}
