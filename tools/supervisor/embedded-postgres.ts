import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from './ports.ts'
import { type PostgresBinaries, postgresBinaries, type RunAs, userForPostgres } from './postgres-binaries.ts'
import { StartProblem } from './start-problem.ts'

export interface EmbeddedPostgres {
  /** By a Unix socket, which costs a seventh less than TCP, where the folder's path is short enough for one. */
  readonly url: string
  /** Starts the server and waits until it answers; after a crash it restarts at the same address. */
  start(): Promise<void>
  stop(): Promise<void>
  /** Kills the server, as a crash does. */
  kill(): Promise<void>
  /** Called if the server exits unexpectedly. */
  onDeath(listener: (reason: string) => void): void
}

export interface EmbeddedPostgresOptions {
  /** The database's folder. */
  readonly folder: string
  readonly logFile: string
  /** Faster and less durable, for temporary databases. */
  readonly throwaway?: boolean
  /** Ports that other parts of the shop will take. */
  readonly reservedPorts?: readonly number[]
}

/** A real PostgreSQL server with its data in a folder, on its own port, reachable from this machine only. */
export async function embeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const binaries = await postgresBinaries()
  mkdirSync(options.folder, { recursive: true })
  chmodSync(options.folder, 0o755)
  const cluster = join(options.folder, 'cluster')
  const runAs = userForPostgres([binaries.postgres, cluster])
  const password = passwordIn(options.folder)
  if (!existsSync(join(cluster, 'PG_VERSION'))) initialise(binaries, cluster, password, runAs)
  stopLeftOver(binaries, cluster, runAs)
  const port = await freePort(options.reservedPorts)
  const urlAt = (host: string) => `postgres://shop:${password}@${host}:${port}/shop`
  const sockets = isShortEnough(cluster) ? cluster : ''
  const url = urlAt(sockets === '' ? '127.0.0.1' : encodeURIComponent(sockets))
  const deathListeners: ((reason: string) => void)[] = []
  let child: ChildProcess | undefined
  let isStopping = false
  return {
    url,
    start: async () => {
      child = launch(binaries, cluster, { port, sockets }, options, runAs)
      child.once('exit', (code, signal) => {
        child = undefined
        if (!isStopping)
          for (const tell of deathListeners) tell(`PostgreSQL ended (${signal ?? `code ${code}`})`)
      })
      await untilItAnswers(url, () => child !== undefined, options.logFile)
    },
    stop: () => {
      isStopping = true
      return end(child, 'SIGINT')
    },
    kill: () => end(child, 'SIGKILL'),
    onDeath: (listener) => deathListeners.push(listener),
  }
}

/** The address of the server that answers for the data of a folder; undefined if none does. */
export async function runningPostgres(folder: string): Promise<string | undefined> {
  const file = join(folder, 'cluster', 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [, , , port = ''] = readFileSync(file, 'utf8').split('\n')
  const url = `postgres://shop:${passwordIn(folder)}@127.0.0.1:${port}/shop`
  // A crash leaves the file, and another process may have its number by now: only an answer tells.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    return url
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}

/** The system takes 104 bytes, or 108, for the path of a socket. */
const isShortEnough = (folder: string): boolean =>
  Buffer.byteLength(join(folder, '.s.PGSQL.65535.lock')) < 104

function end(child: ChildProcess | undefined, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  return new Promise((resolve) => {
    if (child === undefined) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

function passwordIn(folder: string): string {
  const file = join(folder, 'password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

function initialise(binaries: PostgresBinaries, cluster: string, password: string, runAs: RunAs | undefined) {
  rmSync(cluster, { recursive: true, force: true })
  mkdirSync(cluster, { mode: 0o700 })
  const passwordFile = join(cluster, '..', 'initial-password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (runAs !== undefined) for (const path of [cluster, passwordFile]) chownSync(path, runAs.uid, runAs.gid)
  const flags = ['--username=shop', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8']
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-locale']
  const done = spawnSync(binaries.initdb, [`--pgdata=${cluster}`, ...flags, ...locale], {
    ...runAs,
    cwd: '/',
  })
  rmSync(passwordFile, { force: true })
  if (done.status === 0) return
  rmSync(cluster, { recursive: true, force: true })
  throw new StartProblem(
    `PostgreSQL could not be set up in ${cluster}: ${String(done.stderr).trim().split('\n').at(-1)}`,
  )
}

/** A server may still use the data if its supervisor was killed. */
function stopLeftOver(binaries: PostgresBinaries, cluster: string, runAs: RunAs | undefined): void {
  if (!existsSync(join(cluster, 'postmaster.pid'))) return
  spawnSync(binaries.pgCtl, ['stop', `--pgdata=${cluster}`, '--mode=fast', '--timeout=20'], {
    ...runAs,
    cwd: '/',
  })
}

const quickAndCareless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

function launch(
  binaries: PostgresBinaries,
  cluster: string,
  { port, sockets }: { readonly port: number; readonly sockets: string },
  options: EmbeddedPostgresOptions,
  runAs: RunAs | undefined,
): ChildProcess {
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${sockets}`,
    `port=${port}`,
    'max_connections=120',
    'shared_buffers=128MB',
    ...(options.throwaway === true ? quickAndCareless : []),
  ]
  const log = openSync(options.logFile, 'a')
  return spawn(binaries.postgres, ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])], {
    ...runAs,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  })
}

async function untilItAnswers(url: string, isRunning: () => boolean, logFile: string): Promise<void> {
  const maintenance = url.replace(/\/shop$/, '/postgres')
  for (let tries = 0; tries < 300; tries++) {
    if (!isRunning()) break
    const client = new pg.Client({ connectionString: maintenance, connectionTimeoutMillis: 2_000 })
    try {
      await client.connect()
      const { rowCount } = await client.query(`select 1 from pg_database where datname = 'shop'`)
      if (rowCount === 0) await client.query('create database shop')
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    } finally {
      await client.end().catch(() => {})
    }
  }
  throw new StartProblem(`PostgreSQL did not start; see ${logFile}.`)
}
