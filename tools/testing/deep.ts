import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../supervisor/ports.ts'
import { startShop } from '../supervisor/shop.ts'
import { prepareDataFolder, readShopSettings } from '../supervisor/shop-settings.ts'

// Long checks that are run before a release: the database killed under the running shop, and back by itself.
const root = fileURLToPath(new URL('../..', import.meta.url))
const dataDir = join(root, 'var', `deep-${process.pid}`)
process.env.DATA_DIR = dataDir
process.env.PORT = String(await freePort())
process.env.SANDBOX_PORT = String(await freePort())
process.env.SANDBOX_SMTP_PORT = String(await freePort())
process.env.WARM_PICTURES = 'no'
const settings = readShopSettings(root)
prepareDataFolder(settings)
const shop = await startShop(settings, console.log)
const list = () =>
  fetch(`http://127.0.0.1:${settings.port}/api/currency/active`).then((answer) => answer.status)

let passed = 0
let failed = 0
const check = (what: string, isRight: boolean) => {
  if (isRight) passed++
  else failed++
  console.log(`${isRight ? 'ok    ' : 'FAILED'} ${what}`)
}

check('the shop answers', (await list()) === 200)
for (let death = 1; death <= 2; death++) {
  execFileSync('pkill', ['-KILL', '-f', join(dataDir, 'postgres', 'cluster')])
  const during = await list()
  check(
    `death ${death}: the answer while the database is away is 503 or a recovered 200`,
    during === 503 || during === 200,
  )
  let after = 0
  for (let tries = 0; tries < 100 && after !== 200; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    after = await list()
  }
  check(`death ${death}: the shop is back without a hand`, after === 200)
}
await shop.stop()
rmSync(dataDir, { recursive: true, force: true })
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
