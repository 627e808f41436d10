import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildFrontEnds } from '../supervisor/front-end-build.ts'
import { freePort } from '../supervisor/ports.ts'
import { type Shop, startShop } from '../supervisor/shop.ts'
import { prepareDataFolder } from '../supervisor/shop-settings.ts'

/** A fresh production shop on free ports, in its own folder; pictures drawn earlier are reused. */
export async function startMeasuredShop(
  root: string,
  tell: (line: string) => void,
): Promise<{ readonly shop: Shop; readonly address: string }> {
  const dataDir = join(root, 'var', 'measure')
  rmSync(join(dataDir, 'postgres'), { recursive: true, force: true })
  const port = await freePort()
  const settings = {
    root,
    dataDir,
    logs: join(dataDir, 'logs'),
    port,
    sandboxPort: await freePort(),
    sandboxSmtpPort: await freePort(),
    databaseUrl: undefined,
    isLive: false,
    isDevelopment: false,
    environment: {
      ...process.env,
      SHOP_MODE: 'demo',
      WARM_PICTURES: 'no',
      PAGES_PER_MINUTE: '20000',
      DRAWINGS_PER_MINUTE: '20000',
    },
  }
  prepareDataFolder(settings)
  buildFrontEnds(root, tell)
  const shop = await startShop(settings, tell)
  return { shop, address: `http://localhost:${port}` }
}
