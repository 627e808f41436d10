import { fileURLToPath } from 'node:url'
import { buildFrontEnds } from './front-end-build.ts'
import { requireStartable, startShop } from './shop.ts'
import { prepareDataFolder, readShopSettings, type ShopSettings } from './shop-settings.ts'
import { StartProblem } from './start-problem.ts'
import { claimDataFolder, releaseDataFolder } from './supervisor-lock.ts'

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
    releaseDataFolder(settings.dataDir)
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

/** The console's message once the shop is open: addresses and, in demonstration mode, logins. */
function banner(settings: ShopSettings, startedInMs: number): string {
  const store = `http://localhost:${settings.port}`
  const sandbox = `http://localhost:${settings.sandboxPort}`
  const seconds = (startedInMs / 1000).toFixed(1)
  const lines = [
    '',
    `The shop is open (started in ${seconds} s).`,
    '',
    `  Store           ${store}`,
    `  Back office     ${store}/admin`,
    `  API reference   ${store}/api/docs`,
  ]
  if (settings.mode === 'live') return [...lines, ''].join('\n')
  return [
    ...lines,
    `  Sandbox         ${sandbox}   (stands in for card payments, mail, Google, Facebook and the IP look-up)`,
    `  Inbox           ${sandbox}/inbox`,
    '',
    ...linesOfMode(settings.mode),
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n')
}

function linesOfMode(mode: ShopSettings['mode']): string[] {
  if (mode === 'rehearsal')
    return [
      '  A rehearsal: nothing is sold, paid or sent to anyone. npm run rehearse -- --fresh throws it away and starts',
      '  with an empty one.',
    ]
  return [
    '  Demonstration logins',
    '    shopper       amaya@example.com    colombo-lagoon-7',
    '    owner         owner@firstfashion.example    galle-fort-1663',
    '    support       support@firstfashion.example    kandy-lake-1807',
  ]
}
