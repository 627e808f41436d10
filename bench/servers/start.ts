import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type RunningChild, startChild } from '../../tools/supervisor/child.ts'
import { freePort } from '../../tools/supervisor/ports.ts'
import { serverEnvironment, serverFlags } from '../../tools/supervisor/server-flags.ts'
import { type Metered, meteredBare, meteredShop } from './usage.ts'

export interface Place {
  readonly root: string
  /** Logs, databases and profiles of the bench. */
  readonly folder: string
}

export interface RunningServer extends Metered {
  stop(): Promise<void>
}

/** The demonstration shop's sandbox; a placed order sends its email there. */
export async function startSandbox({ root, folder }: Place) {
  const [port, smtpPort] = [await freePort(), await freePort()]
  const child = await startChild({
    name: 'sandbox',
    script: join(root, 'sandboxes/src/main.ts'),
    cwd: root,
    env: { ...process.env, SANDBOX_PORT: String(port), SANDBOX_SMTP_PORT: String(smtpPort) },
    logFile: join(folder, 'sandbox.log'),
  })
  return { url: `http://127.0.0.1:${port}`, smtpPort, stop: () => child.stop() }
}

export interface ShopOptions {
  readonly databaseUrl: string
  readonly sandbox: { readonly url: string; readonly smtpPort: number }
  readonly cachesPages: boolean
  readonly profile: boolean
}

/** This server as `npm start` runs it: built front ends, production, limits on, behind a trusted proxy. */
export async function startShopServer(place: Place, options: ShopOptions): Promise<RunningServer> {
  const port = await freePort()
  const child = await startChild({
    name: 'server',
    script: join(place.root, 'server/src/boot/main.ts'),
    flags: serverFlags,
    cwd: place.root,
    env: {
      ...serverEnvironment,
      ...process.env,
      NODE_ENV: 'production',
      SHOP_MODE: 'demo',
      PORT: String(port),
      STORE_URL: 'http://shop.example',
      DATABASE_URL: options.databaseUrl,
      DATA_DIR: place.folder,
      SANDBOX_URL: options.sandbox.url,
      SANDBOX_SMTP_PORT: String(options.sandbox.smtpPort),
      TRUSTED_PROXIES: '127.0.0.1',
      WARM_PICTURES: 'no',
      // All visitors of the bench come from one address, and each page that is not cached counts.
      PAGES_PER_MINUTE: '1000000',
      // Rendering sixteen pages at once is beyond its capacity, and it would refuse some of them.
      ...(options.cachesPages ? {} : { PAGE_CACHE_MIB: '0', OVERLOAD_LOOP_DELAY_MS: '10000' }),
      ...(options.profile ? { NODE_OPTIONS: profiling(place) } : {}),
    },
    logFile: join(place.folder, 'server.log'),
  })
  return { ...meteredShop(`http://127.0.0.1:${port}`), stop: () => stopped(child) }
}

function profiling({ folder }: Place): string {
  const profiles = join(folder, 'profiles')
  mkdirSync(profiles, { recursive: true })
  return `--cpu-prof --cpu-prof-interval=500 --cpu-prof-dir=${profiles}`
}

const bareGreeting = z.object({ address: z.string() })

export async function startBare(
  place: Place,
  kind: 'pages' | 'select' | 'writes',
  env: Record<string, string>,
): Promise<RunningServer> {
  const child = await startChild({
    name: `bare ${kind}`,
    script: join(place.root, 'bench/servers/bare-fastify.ts'),
    cwd: place.root,
    env: { ...process.env, NODE_ENV: 'production', BARE: kind, ...env },
    logFile: join(place.folder, 'bare.log'),
  })
  const { address } = bareGreeting.parse(child.greeting)
  return { ...meteredBare(address), stop: () => stopped(child) }
}

const stopped = (child: RunningChild) => child.stop()
