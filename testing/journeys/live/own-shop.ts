import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startChild } from '../../../tools/supervisor/child.ts'
import { embeddedPostgres } from '../../../tools/supervisor/embedded-postgres.ts'
import { freePort } from '../../../tools/supervisor/ports.ts'
import { strippedTypes } from '../../../tools/supervisor/stripped-types.ts'
import { layPlainPictures } from '../plain-pictures.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A shop beside the one that all other journeys share. */
export interface OwnShop {
  /** Its local URL; the public URL of a live shop differs, with TLS in front. */
  readonly url: string
  readonly sandboxUrl: string
  stop(): Promise<void>
}

/** A live shop on its first day: an empty database and no owner yet. */
export interface LiveShop extends OwnShop {
  /** The path to create the first owner. */
  readonly firstOwnerPath: string
}

/** Starts a live shop on free ports; its emails and card payments go to its own sandbox. */
export async function startLiveShop(name: string): Promise<LiveShop> {
  const { greeting, dataDir: _, ...shop } = await startShop(name, liveSettings)
  return { ...shop, firstOwnerPath: pathIn(greeting) }
}

/** Starts a rehearsal on free ports: empty as a live shop, at an address of this machine. */
export async function startRehearsal(name: string): Promise<LiveShop> {
  const { greeting, dataDir: _, ...shop } = await startShop(name, rehearsalSettings)
  return { ...shop, firstOwnerPath: pathIn(greeting) }
}

/** Starts a demonstration on free ports, whose clock its sandbox can push. */
export async function startDemonstration(name: string): Promise<OwnShop> {
  const { greeting: _, dataDir, ...shop } = await startShop(name, demonstrationSettings)
  await layPlainPictures(shop.url, dataDir)
  return shop
}

async function startShop(name: string, settingsOf: (ports: Ports) => Record<string, string>) {
  const dataDir = join(root, 'var', 'journeys', name)
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(join(dataDir, 'logs'), { recursive: true })
  const ports = { server: await freePort(), sandbox: await freePort(), smtp: await freePort() }
  const postgres = await embeddedPostgres({
    folder: join(dataDir, 'postgres'),
    logFile: join(dataDir, 'logs/postgres.log'),
    throwaway: true,
  })
  await postgres.start()
  const shared = { SANDBOX_KEY: randomBytes(24).toString('hex') }
  const sandbox = await startPart('sandbox', 'sandboxes/src/main.ts', dataDir, {
    ...sandboxSettings(ports),
    ...shared,
  })
  const server = await startPart('server', 'server/src/boot/main.ts', dataDir, {
    ...settingsOf(ports),
    ...shared,
    PORT: String(ports.server),
    OVERLOAD_LOOP_DELAY_MS: '5000',
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
  })
  return {
    url: `http://localhost:${ports.server}`,
    sandboxUrl: `http://localhost:${ports.sandbox}`,
    greeting: server.greeting,
    dataDir,
    stop: async () => {
      await server.stop()
      await sandbox.stop()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const startPart = (part: string, script: string, dataDir: string, env: Record<string, string>) =>
  startChild({
    name: part,
    script: join(root, script),
    flags: strippedTypes,
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    logFile: join(dataDir, `logs/${part}.log`),
  })

interface Ports {
  readonly server: number
  readonly sandbox: number
  readonly smtp: number
}

const sandboxSettings = (ports: Ports) => ({
  SANDBOX_PORT: String(ports.sandbox),
  SANDBOX_SMTP_PORT: String(ports.smtp),
  SANDBOX_STRIPE_WEBHOOK_URL: `http://127.0.0.1:${ports.server}/api/webhooks/stripe`,
  SANDBOX_NOTICE_URL: `http://127.0.0.1:${ports.server}/api/webhooks/sandbox`,
})

const liveSettings = (ports: Ports) => ({
  SHOP_MODE: 'live',
  STORE_URL: 'https://shop.example',
  SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
  STRIPE_API_BASE: `http://127.0.0.1:${ports.sandbox}`,
})

const withSandbox = (ports: Ports) => ({
  SANDBOX_URL: `http://127.0.0.1:${ports.sandbox}`,
  SANDBOX_SMTP_PORT: String(ports.smtp),
})

const rehearsalSettings = (ports: Ports) => ({ SHOP_MODE: 'rehearsal', ...withSandbox(ports) })

const demonstrationSettings = (ports: Ports) => ({
  SHOP_MODE: 'demo',
  WARM_PICTURES: 'no',
  ...withSandbox(ports),
})

function pathIn(greeting: unknown): string {
  if (typeof greeting !== 'object' || greeting === null || !('firstOwnerLink' in greeting))
    throw new Error('the live shop names no link for its first owner')
  const { pathname, search } = new URL(String(greeting.firstOwnerLink))
  return pathname + search
}
