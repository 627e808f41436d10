import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { banner } from './banner.ts'
import { buildFrontEnds } from './front-end-build.ts'
import { requireStartable, startShop } from './shop.ts'
import { prepareDataFolder, readShopSettings, type ShopSettings } from './shop-settings.ts'
import { StartProblem } from './start-problem.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const tell = (line: string) => console.log(line)

try {
  await run(readShopSettings(root))
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : `The shop could not start: ${String(error)}`)
  process.exit(1)
}

async function run(settings: ShopSettings): Promise<void> {
  prepareDataFolder(settings)
  claimDataFolder(settings.dataDir)
  await requireStartable(settings)
  if (!settings.isDevelopment) buildFrontEnds(root, tell)
  const shop = await startShop(settings, tell)
  let isStopping = false
  const stop = async (code: number, reason?: string) => {
    if (isStopping) return
    isStopping = true
    if (reason !== undefined) console.error(`${reason} Stopping everything.`)
    await shop.stop()
    rmSync(join(settings.dataDir, 'supervisor.pid'), { force: true })
    if (code === 0) tell('The shop is closed.')
    process.exit(code)
  }
  shop.onFailure((reason) => stop(1, reason))
  process.on('SIGINT', () => stop(0))
  process.on('SIGTERM', () => stop(0))
  // Whoever reads that it is open can stop it.
  tell(banner(settings, performance.now()))
  if (shop.firstOwnerLink !== null) tell(`  Make the first owner: ${shop.firstOwnerLink}\n`)
}

/** One shop per data folder. A lock file left by a killed shop is harmless. */
function claimDataFolder(dataDir: string): void {
  const file = join(dataDir, 'supervisor.pid')
  const other = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (other > 0 && other !== process.pid && isRunning(other))
    throw new StartProblem(
      `The data folder ${dataDir} is used by a shop that is running. Set DATA_DIR to another.`,
    )
  writeFileSync(file, String(process.pid))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
