import cluster from 'node:cluster'
import { openLog } from '../platform/log.ts'
import { readSettings, type Settings, WrongSetting } from './settings.ts'
import { explainStartFailure } from './start-failure.ts'

try {
  await start(readSettings(process.env))
} catch (error) {
  const sentence = error instanceof WrongSetting ? error.message : explainStartFailure(error)
  console.error(sentence)
  process.exit(1)
}

/** Each kind of process loads only what it runs. */
async function start(settings: Settings): Promise<void> {
  const log = openLog(settings.logLevel)
  if (cluster.isPrimary) await (await import('./prepare-database.ts')).prepareDatabase(settings, log)
  if (cluster.isPrimary && settings.servers > 1)
    await (await import('./processes/server-processes.ts')).runServerProcesses(settings, log)
  else await (await import('./server.ts')).runServer(settings, log)
}
