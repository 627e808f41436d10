import { type StdioOptions, spawnSync } from 'node:child_process'
import { existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { embeddedPostgres, runningPostgres } from './embedded-postgres.ts'
import { childEnvironment } from './shop.ts'
import { prepareDataFolder, readShopSettings, type ShopSettings } from './shop-settings.ts'
import { StartProblem } from './start-problem.ts'
import { claimDataFolder, isShopRunning, releaseDataFolder } from './supervisor-lock.ts'

// Prints a link that sets a new password for a member of staff, whether the shop runs or not.
const root = fileURLToPath(new URL('../..', import.meta.url))
const [email] = process.argv.slice(2)

try {
  if (email === undefined)
    throw new StartProblem('Name the email address: npm run staff:reset -- owner@shop.example')
  process.exitCode = await resetStaff(readShopSettings(root), email)
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : `This did not work: ${String(error)}`)
  process.exitCode = 1
}

async function resetStaff(settings: ShopSettings, address: string): Promise<number> {
  const folder = join(settings.dataDir, 'postgres')
  const running = settings.databaseUrl ?? (await runningPostgres(folder))
  if (running !== undefined) return printLink(settings, running, address)
  if (!existsSync(join(folder, 'cluster')))
    throw new StartProblem(`There is no shop in the data folder ${settings.dataDir} yet.`)
  // A second server on the data would stop the database of the shop.
  if (isShopRunning(settings.dataDir))
    throw new StartProblem('The shop is running, but its database does not answer. Try again in a minute.')
  return printLinkOfStoppedShop(settings, folder, address)
}

/** Starts the database for the time it takes. No shop can start meanwhile. */
async function printLinkOfStoppedShop(
  settings: ShopSettings,
  folder: string,
  address: string,
): Promise<number> {
  prepareDataFolder(settings)
  claimDataFolder(settings.dataDir)
  try {
    const postgres = await embeddedPostgres({ folder, logFile: join(settings.logs, 'postgres.log') })
    await postgres.start()
    try {
      // The code may be newer than the database, if it was updated while the shop was stopped.
      const code = migrate(settings, postgres.url)
      return code === 0 ? printLink(settings, postgres.url, address) : code
    } finally {
      await postgres.stop()
    }
  } finally {
    releaseDataFolder(settings.dataDir)
  }
}

function migrate(settings: ShopSettings, databaseUrl: string): number {
  return runServerTask(settings, databaseUrl, ['prepare'], openSync(join(settings.logs, 'server.log'), 'a'))
}

/** The server makes the link, with the settings that it serves with. */
function printLink(settings: ShopSettings, databaseUrl: string, address: string): number {
  return runServerTask(settings, databaseUrl, ['staff-reset', address], 'inherit')
}

/** Returns the exit code. */
function runServerTask(
  settings: ShopSettings,
  databaseUrl: string,
  task: readonly string[],
  output: number | 'inherit',
): number {
  const script = join(root, 'server/src/boot/main.ts')
  const env = childEnvironment(settings, databaseUrl)
  const stdio: StdioOptions = ['inherit', output, 'inherit']
  return spawnSync(process.execPath, [script, ...task], { cwd: root, env, stdio }).status ?? 1
}
