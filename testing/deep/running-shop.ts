import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { embeddedPostgres } from '../../tools/supervisor/embedded-postgres.ts'
import { freePort } from '../../tools/supervisor/ports.ts'
import { liftOrderLimits } from '../../tools/testing/lift-order-limits.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A shop whose parts can be killed one by one. */
export interface RunningShop {
  readonly url: string
  readonly sandboxUrl: string
  readonly dataDir: string
  readonly pool: pg.Pool
  /** The server, or with SERVERS the process that starts them. */
  serverId(): number | undefined
  /** Kills the server, as a crash does. */
  killServer(): Promise<void>
  /** Stops the server gracefully and returns its exit code. */
  stopServer(): Promise<number | null>
  startServer(settings?: Record<string, string>): Promise<void>
  /** Moves the server's clock by this many ms; the clocks of database and partners stay. */
  moveClock(offsetMs: number): void
  killDatabase(): Promise<void>
  startDatabase(): Promise<void>
  stop(): Promise<void>
}

let nextShop = 1

/** Starts database, sandbox and server as separate processes, with a fresh demonstration store. */
export async function runShop(settings: Record<string, string> = {}): Promise<RunningShop> {
  const place = await newPlace()
  const { url, sandboxUrl, dataDir } = place
  const postgres = await startPostgres(dataDir)
  const environment = { ...unhurriedSettings(place), DATABASE_URL: postgres.url, ...settings }
  const sandbox = await startPart('sandboxes/src/main.ts', environment, join(dataDir, 'logs/sandbox.log'))
  let server = await startServer(environment, dataDir)
  await liftOrderLimits(url)
  const pool = new pg.Pool({ connectionString: postgres.url, max: 4 })
  pool.on('error', () => {})
  return {
    url,
    sandboxUrl,
    dataDir,
    pool,
    serverId: () => server.pid,
    killServer: () => end(server, 'SIGKILL').then(() => {}),
    stopServer: () => end(server, 'SIGTERM'),
    startServer: async (more) => {
      server = await startServer({ ...environment, ...more }, dataDir)
    },
    moveClock: (clockOffsetMs) => {
      server.send({ clockOffsetMs })
    },
    killDatabase: () => postgres.kill(),
    startDatabase: () => postgres.start(),
    stop: async () => {
      await pool.end()
      await end(server, 'SIGTERM')
      await end(sandbox, 'SIGTERM')
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Free ports on this machine, and a folder. */
async function newPlace() {
  const dataDir = join(root, 'var', `deep-${process.pid}-${nextShop++}`)
  mkdirSync(join(dataDir, 'logs'), { recursive: true })
  const [port, sandboxPort, smtpPort] = [await freePort(), await freePort(), await freePort()]
  return {
    dataDir,
    url: `http://127.0.0.1:${port}`,
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    port,
    sandboxPort,
    smtpPort,
  }
}

async function startPostgres(dataDir: string) {
  const postgres = await embeddedPostgres({
    folder: join(dataDir, 'postgres'),
    logFile: join(dataDir, 'logs/postgres.log'),
  })
  await postgres.start()
  return postgres
}

/** A shop in production without limits per minute, whose partners are the sandbox. */
const unhurriedSettings = ({
  dataDir,
  url,
  sandboxUrl,
  port,
  sandboxPort,
  smtpPort,
}: Awaited<ReturnType<typeof newPlace>>) => ({
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  PORT: String(port),
  SANDBOX_PORT: String(sandboxPort),
  SANDBOX_SMTP_PORT: String(smtpPort),
  SANDBOX_URL: sandboxUrl,
  SANDBOX_STRIPE_WEBHOOK_URL: `${url}/api/webhooks/stripe`,
  SANDBOX_RAZORPAY_WEBHOOK_URL: `${url}/api/webhooks/razorpay`,
  SANDBOX_PRINTFUL_WEBHOOK_URL: `${url}/api/webhooks/printful`,
  PASSWORD_MEMORY_KIB: '8',
  REQUESTS_PER_MINUTE: '1000000',
  MAILS_PER_MAILBOX: '1000000',
  PAGES_PER_MINUTE: '1000000',
  WARM_PICTURES: 'no',
  // Shoppers come from different addresses, as through a proxy; limits per address stay on.
  TRUSTED_PROXIES: '127.0.0.1',
})

type Environment = Readonly<Record<string, string | undefined>>

/** Starts a server whose clock can be moved. */
const startServer = (environment: Environment, dataDir: string) =>
  startPart('server/src/boot/main.ts', environment, join(dataDir, 'logs/server.log'), [
    '--import',
    join(root, 'testing/deep/moved-clock.ts'),
  ])

function startPart(script: string, env: Environment, logFile: string, flags: readonly string[] = []) {
  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, [...flags, join(root, script)], {
    cwd: root,
    env,
    stdio: ['ignore', log, log, 'ipc'],
  })
  closeSync(log)
  return new Promise<ChildProcess>((resolve, reject) => {
    child.once('message', () => resolve(child))
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}; see ${logFile}`)))
  })
}

function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode)
    child.once('exit', (code) => resolve(code))
    child.kill(signal)
  })
}
