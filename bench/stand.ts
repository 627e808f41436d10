import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startChild } from '../tools/supervisor/child.ts'
import { embeddedPostgres } from '../tools/supervisor/embedded-postgres.ts'
import { buildFrontEnds } from '../tools/supervisor/front-end-build.ts'
import { freePort } from '../tools/supervisor/ports.ts'
import { startShop } from '../tools/supervisor/shop.ts'
import { onDatabase } from './databases/on-database.ts'
import type { Options } from './options.ts'
import { awaitNightTasks } from './servers/night-tasks.ts'

export const root = fileURLToPath(new URL('..', import.meta.url))
/** Logs, databases, drawn pictures and profiles of the bench. */
export const folder = join(root, 'var', 'bench')

/** What all benches of a run use. */
export interface Stand {
  readonly options: Options
  readonly postgresUrl: string
  /** The version of PostgreSQL, and how safely it writes. */
  readonly postgres: string
  readonly tell: (line: string) => void
  /** Ends something when the run ends, the last one first. */
  readonly atEnd: (end: () => Promise<unknown>) => void
}

/** A server process of its own. */
export interface Server {
  readonly origin: string
  /** What the process used so far. */
  usage(): Promise<{ readonly residentBytes: number; readonly cpuSeconds: number }>
  stop(): Promise<void>
}

/** Starts PostgreSQL; each bench starts the servers that it needs. */
export async function openStand(options: Options, rest: Pick<Stand, 'tell' | 'atEnd'>): Promise<Stand> {
  mkdirSync(folder, { recursive: true })
  const postgres = await embeddedPostgres({
    folder: join(folder, 'postgres'),
    logFile: join(folder, 'postgres.log'),
  })
  rest.atEnd(() => postgres.stop())
  await postgres.start()
  return { options, postgresUrl: postgres.url, postgres: await describePostgres(postgres.url), ...rest }
}

const describePostgres = (url: string): Promise<string> =>
  onDatabase(url, async (client) => {
    const { rows } = await client.query<{ text: string }>(
      `select current_setting('server_version') || ' (fsync ' || current_setting('fsync')
        || ', synchronous_commit ' || current_setting('synchronous_commit') || ')' as text`,
    )
    return rows[0]?.text ?? ''
  })

/**
 * This shop as `npm start` runs it: built front ends, production, limits on, behind a trusted proxy, with its sandbox. The
 * night's tasks are done, so that nothing is measured beside them.
 */
export async function startShopServer(
  stand: Stand,
  databaseUrl: string,
  cachesPages = true,
): Promise<Server> {
  buildFrontEnds(root, stand.tell)
  const [port, sandboxPort, sandboxSmtpPort] = [await freePort(), await freePort(), await freePort()]
  const { tell, options } = stand
  const shop = await startShop(
    {
      ...{ root, dataDir: folder, logs: folder, port, sandboxPort, sandboxSmtpPort, databaseUrl },
      ...{ mode: 'demo', isDevelopment: false },
      environment: {
        ...process.env,
        SHOP_MODE: 'demo',
        STORE_URL: originAt(port),
        TRUSTED_PROXIES: '127.0.0.1',
        WARM_PICTURES: 'no',
        // All visitors of the bench come from one address, and each page that is not cached counts.
        PAGES_PER_MINUTE: '1000000',
        DRAWINGS_PER_MINUTE: '20000',
        // Rendering sixteen pages at once is beyond its capacity, and it would refuse some of them.
        ...(cachesPages ? {} : { PAGE_CACHE_MIB: '0', OVERLOAD_LOOP_DELAY_MS: '10000' }),
        ...(options.profile ? { NODE_OPTIONS: profiling() } : {}),
      },
    },
    tell,
  )
  const server = runningServer(stand, port, shop.stop)
  await awaitNightTasks(databaseUrl)
  return server
}

function profiling(): string {
  const profiles = join(folder, 'profiles')
  mkdirSync(profiles, { recursive: true })
  return `--cpu-prof --cpu-prof-interval=500 --cpu-prof-dir=${profiles}`
}

/** The limits that a shop is compared with. */
export async function startBareServer(stand: Stand, databaseUrl: string): Promise<Server> {
  const port = await freePort()
  const child = await startChild({
    name: 'bare server',
    script: join(root, 'bench/servers/bare-fastify.ts'),
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATABASE_URL: databaseUrl },
    logFile: join(folder, 'bare.log'),
  })
  return runningServer(stand, port, child.stop)
}

const originAt = (port: number) => `http://127.0.0.1:${port}`

/** Reads the usage of a server from its metrics. */
function runningServer({ atEnd }: Stand, port: number, stop: Server['stop']): Server {
  const origin = originAt(port)
  const usage = async () => {
    const text = await (await fetch(`${origin}/metrics`)).text()
    const value = (metric: string) =>
      Number(new RegExp(`^${metric} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
    return {
      residentBytes: value('process_resident_memory_bytes'),
      cpuSeconds: value('process_cpu_seconds_total'),
    }
  }
  atEnd(stop)
  return { origin, usage, stop }
}
