import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { embeddedPostgres, runningPostgres } from './embedded-postgres.ts'
import { prepareDataFolder, readShopSettings, type ShopSettings } from './shop-settings.ts'
import { StartProblem } from './start-problem.ts'

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
  const running = settings.databaseUrl ?? runningPostgres(folder)
  if (running !== undefined) return printLink(settings, running, address)
  if (!existsSync(join(folder, 'cluster')))
    throw new StartProblem(`There is no shop in the data folder ${settings.dataDir} yet.`)
  prepareDataFolder(settings)
  const postgres = await embeddedPostgres({ folder, logFile: join(settings.logs, 'postgres.log') })
  await postgres.start()
  try {
    return printLink(settings, postgres.url, address)
  } finally {
    await postgres.stop()
  }
}

/** The server makes the link, with the settings that it serves with. Returns its exit code. */
function printLink(settings: ShopSettings, databaseUrl: string, address: string): number {
  const script = join(root, 'server/src/boot/main.ts')
  const env = {
    NODE_ENV: 'production',
    ...settings.environment,
    DATABASE_URL: databaseUrl,
    PORT: String(settings.port),
  }
  return (
    spawnSync(process.execPath, [script, 'staff-reset', address], { cwd: root, env, stdio: 'inherit' })
      .status ?? 1
  )
}
