import type { FastifyBaseLogger } from 'fastify'
import { loadDemoStore, prepareShop } from '../../../seeds/demo-store.ts'
import { systemClock } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import type { Settings } from '../settings.ts'
import { requireOwnDatabase } from '../shop-mode.ts'

/** Migrates the database and loads what a new shop needs. Once per start, before any server process. */
export async function prepareDatabase(settings: Settings, log: FastifyBaseLogger): Promise<void> {
  await migrate(settings.databaseUrl)
  const database = openDatabase({
    url: settings.databaseUrl,
    poolSize: 1,
    onPoolError: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  try {
    await requireOwnDatabase(database, settings.mode)
    await prepareShop(database, systemClock.now())
    if (settings.mode === 'demo' && (await loadDemoStore(database, settings, systemClock.now())))
      log.info('demonstration store loaded')
    if (settings.ipLookupBase === null)
      log.info('IPGEO_BASE is not set: first visitors see prices in the default currency')
  } finally {
    await database.close()
  }
}
