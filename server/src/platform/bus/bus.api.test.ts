import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { hasRedis, startRedis, type TestRedis } from '../../../testing/bus/redis.ts'
import { type Database, openDatabase } from '../database/database.ts'
import type { Bus, BusMessage } from './bus.ts'
import { createInvalidation, type Refresh } from './invalidation.ts'
import { postgresBus } from './postgres-bus.ts'
import { redisBus } from './redis-bus.ts'

const name = `bus_${randomUUID().replaceAll('-', '')}`
let database: Database
let url = ''
let redis: TestRedis | undefined

async function onMaintenance(statement: string) {
  const client = new pg.Client({ connectionString: inject('maintenanceUrl') })
  await client.connect()
  await client.query(statement)
  await client.end()
}

beforeAll(async () => {
  await onMaintenance(`create database ${name}`)
  url = inject('maintenanceUrl').replace(/\/[^/]*$/, `/${name}`)
  database = openDatabase({ url, poolSize: 4, onPoolError: () => {} })
  redis = await startRedis()
})
afterAll(async () => {
  await redis?.stop()
  await database.close()
  await onMaintenance(`drop database ${name} with (force)`)
})

/** What carries the messages, and how its connections are cut. */
interface Carrier {
  readonly name: string
  readonly url: () => string
  open(at: string, heartbeatMs?: number): Bus
  cut(): Promise<unknown>
}

const postgres: Carrier = {
  name: 'PostgreSQL',
  url: () => url,
  open: (url, heartbeatMs) => postgresBus({ url, onError: () => {}, heartbeatMs }),
  cut: () =>
    database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'first-fashion bus' and datname = current_database()`,
    ),
}

const overRedis: Carrier = {
  name: 'Redis',
  url: () => redis?.url ?? '',
  open: (url) => redisBus({ url, onError: () => {}, heartbeatMs: 300 }),
  cut: async () => redis?.cutSubscribers(),
}

/** Redis is a program of its own; where it is not installed, PostgreSQL alone is tested. */
const carriers = hasRedis ? [postgres, overRedis] : [postgres]

/** A way to the broker whose open connections can fall silent. */
async function breakableLink(url: string) {
  const { hostname, port } = new URL(url)
  const isSocket = hostname.startsWith('%2F')
  const onwardTo = isSocket
    ? { path: `${decodeURIComponent(hostname)}/.s.PGSQL.${port}` }
    : { port: Number(port), host: hostname }
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    const onward = connect(onwardTo)
    for (const one of [socket, onward]) one.on('error', () => {})
    socket.pipe(onward).pipe(socket)
    sockets.push(socket, onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  const ownPort = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: url.replace(`${hostname}:${port}`, `127.0.0.1:${ownPort}`),
    freeze: () => {
      for (const socket of sockets) socket.unpipe().pause()
    },
  }
}

const price = (...keys: string[]): BusMessage => ({ topic: 'price', keys })

describe.each(carriers)('over $name', (carrier) => {
  function openBus(at = carrier.url(), heartbeatMs?: number): Bus {
    const bus = carrier.open(at, heartbeatMs)
    onTestFinished(() => bus.close())
    return bus
  }

  /** Another process: what it hears, and how often it may have missed something. */
  async function otherProcess(at = carrier.url(), heartbeatMs?: number) {
    const heard: BusMessage[] = []
    const gaps: true[] = []
    await openBus(at, heartbeatMs).subscribe({
      onMessage: (message) => void heard.push(message),
      onGap: () => void gaps.push(true),
    })
    return { heard, gaps }
  }

  /** A message that comes after all before it. */
  async function afterAllBefore(bus: Bus, heard: readonly BusMessage[]) {
    await bus.publish(database.db, { topic: 'last', keys: undefined })
    await expect.poll(() => heard.at(-1)?.topic).toBe('last')
  }

  describe('a message of the bus', () => {
    it('reaches the other processes once its transaction is committed, and not the one that sent it', async () => {
      const bus = openBus()
      const own: BusMessage[] = []
      await bus.subscribe({ onMessage: (message) => void own.push(message), onGap: () => {} })
      const { heard } = await otherProcess()
      await database.transaction(async (tx) => {
        await bus.publish(tx, price('shirt'))
        await afterAllBefore(openBus(), heard)
        expect(heard).toEqual([{ topic: 'last', keys: undefined }])
      })
      await expect.poll(() => heard).toContainEqual(price('shirt'))
      expect(own).toEqual([{ topic: 'last', keys: undefined }])
    })

    it('is taken back by a rollback', async () => {
      const bus = openBus()
      const { heard } = await otherProcess()
      await database
        .transaction(async (tx) => {
          await bus.publish(tx, price('shirt'))
          throw new Error('changed my mind')
        })
        .catch(() => {})
      await afterAllBefore(bus, heard)
      expect(heard.map(({ topic }) => topic)).toEqual(['last'])
    })

    it('may name more than fits into one payload', async () => {
      const bus = openBus()
      const { heard } = await otherProcess()
      const ids = Array.from({ length: 2_000 }, () => randomUUID())
      await database.transaction((tx) => bus.publish(tx, price(...ids)))
      await afterAllBefore(bus, heard)
      expect(heard.flatMap(({ keys }) => keys ?? [])).toEqual(ids)
    })
  })

  describe('a process', () => {
    it('tells all who listen in it', async () => {
      const bus = openBus()
      const heard: string[] = []
      for (const name of ['first', 'second'])
        await bus.subscribe({ onMessage: () => void heard.push(name), onGap: () => {} })
      await openBus().publish(database.db, price('shirt'))
      await expect.poll(() => heard).toEqual(['first', 'second'])
    })
  })

  describe('a process that lost its connection', () => {
    it('connects again, learns that it may have missed something, and hears what follows', async () => {
      const bus = openBus()
      const { heard, gaps } = await otherProcess()
      await carrier.cut()
      await expect.poll(() => gaps.length).toBe(1)
      await afterAllBefore(bus, heard)
    })

    it('notices a connection that died without a word', async () => {
      const link = await breakableLink(carrier.url())
      const { gaps } = await otherProcess(link.url, 300)
      link.freeze()
      await expect.poll(() => gaps.length).toBe(1)
    })
  })

  /** A process with one cache, and what it was asked to refresh. */
  async function processWithCache(refresh: Refresh = () => {}) {
    const refreshed: (readonly string[] | undefined)[] = []
    const failures: unknown[] = []
    const invalidation = createInvalidation({ bus: openBus(), onError: (error) => void failures.push(error) })
    const prices = invalidation.cache('prices', async (keys) => {
      refreshed.push(keys)
      await refresh(keys)
    })
    await invalidation.start()
    return { prices, refreshed, failures }
  }

  describe('what a process has cached', () => {
    it('is filled at the start, and refreshed in every process when it changes', async () => {
      const here = await processWithCache()
      const there = await processWithCache()
      await database.transaction((tx) => here.prices.changed(tx, ['shirt']))
      expect(here.refreshed).toEqual([undefined, ['shirt']])
      await expect.poll(() => there.refreshed).toEqual([undefined, ['shirt']])
    })

    it('is refreshed here before the transaction returns, and not before its commit', async () => {
      let isCommitted = false
      const seen: boolean[] = []
      const { prices } = await processWithCache(() => void seen.push(isCommitted))
      await database.transaction(async (tx) => {
        await prices.changed(tx)
        await tx.execute('select 1')
        isCommitted = true
      })
      expect(seen).toEqual([false, true])
    })

    it('is not refreshed by a rollback', async () => {
      const { prices, refreshed } = await processWithCache()
      await database
        .transaction(async (tx) => {
          await prices.changed(tx)
          throw new Error('changed my mind')
        })
        .catch(() => {})
      expect(refreshed).toEqual([undefined])
    })

    it('is refreshed later when that fails now, with everything that changed since', async () => {
      let fails = false
      const { prices, refreshed, failures } = await processWithCache(() => {
        if (fails) throw new Error('database away')
      })
      fails = true
      await database.transaction((tx) => prices.changed(tx, ['shirt']))
      await database.transaction((tx) => prices.changed(tx, ['hat']))
      fails = false
      await expect.poll(() => refreshed.at(-1)).toEqual(['shirt', 'hat'])
      expect(failures.length).toBeGreaterThan(0)
    })

    it('is refreshed as a whole after messages may have been missed', async () => {
      const { refreshed } = await processWithCache()
      await carrier.cut()
      await expect.poll(() => refreshed).toEqual([undefined, undefined])
    })
  })
})

describe.runIf(hasRedis)('over Redis, a process that dies between its commit and its message', () => {
  it('is missed by the others, who bring everything up to date', async () => {
    const gaps: true[] = []
    const bus = overRedis.open(overRedis.url())
    onTestFinished(() => bus.close())
    await bus.subscribe({ onMessage: () => {}, onGap: () => void gaps.push(true) })
    const script = fileURLToPath(new URL('../../../testing/bus/silent-peer.ts', import.meta.url))
    const peer = fork(script, [overRedis.url()], { execArgv: ['--experimental-strip-types'] })
    await once(peer, 'message')
    peer.kill('SIGKILL')
    await expect.poll(() => gaps.length).toBe(1)
  })
})
