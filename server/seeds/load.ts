import { readSettings } from '../src/boot/settings.ts'
import { systemClock } from '../src/platform/clock.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { openJobs } from '../src/platform/jobs.ts'
import { loadDemoStore, prepareShop } from './demo-store.ts'

// Migrates the database in DATABASE_URL and loads the demonstration store into it, once.
const settings = readSettings(process.env)
const { databaseUrl: url } = settings
const fail = (error: Error) => {
  throw error
}
await migrate(url)
const database = openDatabase({ url, poolSize: 2, onPoolError: fail })
await prepareShop(database, systemClock.now())
await loadDemoStore(database, settings, systemClock.now())
await database.close()
const jobs = await openJobs({ url, onError: fail })
await jobs.stop()
