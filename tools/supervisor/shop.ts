import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { type RunningChild, startChild } from './child.ts'
import { type EmbeddedPostgres, embeddedPostgres } from './embedded-postgres.ts'
import { requireFreePort } from './ports.ts'
import { serverEnvironment, serverFlags } from './server-flags.ts'
import type { ShopSettings } from './shop-settings.ts'
import { StartProblem } from './start-problem.ts'
import { strippedTypes, stripTypes } from './stripped-types.ts'

export interface Shop {
  stop(): Promise<void>
  /** Called if a part died and could not be restarted: everything should stop. */
  onFailure(listener: (reason: string) => void): void
  /** In a live shop without staff: the link that creates the first owner. */
  readonly firstOwnerLink: string | null
  /** Restarts the server, for development. */
  restartServer(): Promise<void>
}

/** Finds problems that would stop the start, before anything is built or started. */
export async function requireStartable(settings: ShopSettings): Promise<void> {
  await requireFreePort(settings.port, 'PORT')
  if (settings.mode !== 'live') {
    await requireFreePort(settings.sandboxPort, 'SANDBOX_PORT')
    await requireFreePort(settings.sandboxSmtpPort, 'SANDBOX_SMTP_PORT')
  }
  if (settings.databaseUrl !== undefined) await requireDatabase(settings.databaseUrl)
}

/** Starts the parts of the shop in order: database, sandbox, server. If one fails, the earlier ones are stopped. */
export async function startShop(settings: ShopSettings, tell: (line: string) => void): Promise<Shop> {
  const stops: (() => Promise<void>)[] = []
  const failureListeners: ((reason: string) => void)[] = []
  const fail = (reason: string) => {
    for (const listener of failureListeners) listener(reason)
  }
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one()
  }
  try {
    const [databaseUrl] = await Promise.all([
      startDatabase(settings, stops, tell, fail),
      stripTypes(settings.root),
    ])
    const environment = childEnvironment(settings, databaseUrl)
    if (settings.mode !== 'live') keep(await startSandbox(settings, environment), stops, fail)
    let server = await startServer(settings, environment)
    server.onDeath(fail)
    stops.push(() => server.stop())
    return {
      stop,
      firstOwnerLink: firstOwnerLinkIn(server.greeting),
      onFailure: (listener) => failureListeners.push(listener),
      restartServer: async () => {
        await server.stop()
        server = await startServer(settings, environment)
        server.onDeath(fail)
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The server's ready message. */
function firstOwnerLinkIn(greeting: unknown): string | null {
  if (typeof greeting !== 'object' || greeting === null || !('firstOwnerLink' in greeting)) return null
  return typeof greeting.firstOwnerLink === 'string' ? greeting.firstOwnerLink : null
}

function keep(child: RunningChild, stops: (() => Promise<void>)[], fail: (reason: string) => void): void {
  stops.push(() => child.stop())
  child.onDeath(fail)
}

async function startDatabase(
  settings: ShopSettings,
  stops: (() => Promise<void>)[],
  tell: (line: string) => void,
  fail: (reason: string) => void,
): Promise<string> {
  if (settings.databaseUrl !== undefined) return settings.databaseUrl
  const postgres = await embeddedPostgres({
    folder: join(settings.dataDir, 'postgres'),
    logFile: join(settings.logs, 'postgres.log'),
    reservedPorts: [settings.port, settings.sandboxPort, settings.sandboxSmtpPort],
  })
  stops.push(() => postgres.stop())
  await postgres.start()
  restartWhenItDies(postgres, tell, fail)
  return postgres.url
}

const triesInAMinute = 3

/** Restarts a database that died, up to three times a minute; then everything stops, with the reason. */
function restartWhenItDies(
  postgres: EmbeddedPostgres,
  tell: (line: string) => void,
  fail: (reason: string) => void,
): void {
  let deaths: number[] = []
  postgres.onDeath((reason) => {
    const now = performance.now()
    deaths = [...deaths.filter((at) => now - at < 60_000), now]
    if (deaths.length > triesInAMinute) return fail(`${reason}, ${deaths.length} times within a minute.`)
    tell(`${reason}. Starting it again ...`)
    postgres.start().then(
      () => tell('PostgreSQL is back.'),
      (error: Error) => fail(error.message),
    )
  })
}

async function requireDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
  } catch {
    throw new StartProblem(
      'The database in DATABASE_URL cannot be reached. Check the address, and that the database is running and lets this user in.',
    )
  } finally {
    await client.end().catch(() => {})
  }
}

/** The settings of the server and the sandbox. */
export function childEnvironment(
  settings: ShopSettings,
  databaseUrl: string,
): Record<string, string | undefined> {
  return {
    NODE_ENV: 'production',
    ...settings.environment,
    DATABASE_URL: databaseUrl,
    DATA_DIR: settings.dataDir,
    PORT: String(settings.port),
    SANDBOX_PORT: String(settings.sandboxPort),
    SANDBOX_SMTP_PORT: String(settings.sandboxSmtpPort),
    SANDBOX_URL: `http://127.0.0.1:${settings.sandboxPort}`,
    SANDBOX_STRIPE_WEBHOOK_URL: `http://127.0.0.1:${settings.port}/api/webhooks/stripe`,
    SANDBOX_RAZORPAY_WEBHOOK_URL: `http://127.0.0.1:${settings.port}/api/webhooks/razorpay`,
    SANDBOX_PRINTFUL_WEBHOOK_URL: `http://127.0.0.1:${settings.port}/api/webhooks/printful`,
    SANDBOX_NOTICE_URL: `http://127.0.0.1:${settings.port}/api/webhooks/sandbox`,
    SANDBOX_KEY: randomBytes(24).toString('hex'),
  }
}

const startSandbox = (settings: ShopSettings, env: Record<string, string | undefined>) =>
  startChild({
    name: 'sandbox',
    script: join(settings.root, 'sandboxes/src/main.ts'),
    flags: strippedTypes,
    cwd: settings.root,
    env,
    logFile: join(settings.logs, 'sandbox.log'),
  })

const startServer = (settings: ShopSettings, env: Record<string, string | undefined>) =>
  startChild({
    name: 'server',
    script: join(settings.root, 'server/src/boot/main.ts'),
    flags: serverFlags,
    cwd: settings.root,
    env: { ...serverEnvironment, ...env },
    logFile: join(settings.logs, 'server.log'),
  })
