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
  const [, , task, email = ''] = process.argv
  if (task === 'staff-reset') {
    const { printResetLink } = await import('./processes/staff-reset.ts')
    return printResetLink(settings, email)
  }
  const isPreparing = task === 'prepare'
  if (cluster.isPrimary && settings.servers > 1 && !isPreparing) {
    const { runServerProcesses } = await import('./processes/server-processes.ts')
    return runServerProcesses(settings, log)
  }
  if (cluster.isPrimary) {
    const { prepareDatabase } = await import('./processes/prepare-database.ts')
    await prepareDatabase(settings, log)
  }
  if (isPreparing) return
  const { runServer } = await import('./processes/server.ts')
  await runServer(settings, log)
}
