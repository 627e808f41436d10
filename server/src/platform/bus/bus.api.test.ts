import { randomUUID } from 'node:crypto'
import { connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '../database/database.ts'
import type { Bus, BusMessage } from './bus.ts'
import { createInvalidation, type Refresh } from './invalidation.ts'
import { postgresBus } from './postgres-bus.ts'

const name = `bus_${randomUUID().replaceAll('-', '')}`
let database: Database
let url = ''

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
})
afterAll(async () => {
  await database.close()
  await onMaintenance(`drop database ${name} with (force)`)
})

function openBus(at = url): Bus {
  const bus = postgresBus({ url: at, onError: () => {}, heartbeatMs: 300 })
  onTestFinished(() => bus.close())
  return bus
}

/** Another process: what it hears, and how often it may have missed something. */
async function otherProcess(at = url) {
  const heard: BusMessage[] = []
  const gaps: true[] = []
  await openBus(at).subscribe({
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

const price = (...keys: string[]): BusMessage => ({ topic: 'price', keys })

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

describe('a process that lost its connection', () => {
  it('connects again, learns that it may have missed something, and hears what follows', async () => {
    const bus = openBus()
    const { heard, gaps } = await otherProcess()
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'first-fashion bus' and datname = current_database()`,
    )
    await expect.poll(() => gaps.length, { timeout: 10_000 }).toBe(1)
    await afterAllBefore(bus, heard)
  })

  it('notices a connection that died without a word', async () => {
    const link = await breakableLink()
    const { gaps } = await otherProcess(link.url)
    link.freeze()
    await expect.poll(() => gaps.length, { timeout: 10_000 }).toBe(1)
  })
})

/** A way to the database whose open connections can fall silent. */
async function breakableLink() {
  const { hostname, port } = new URL(url)
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    const onward = connect(Number(port), hostname)
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
    url: url.replace(/@[^/]*/, `@127.0.0.1:${ownPort}`),
    freeze: () => {
      for (const socket of sockets) socket.unpipe().pause()
    },
  }
}

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
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'first-fashion bus' and datname = current_database()`,
    )
    await expect.poll(() => refreshed, { timeout: 10_000 }).toEqual([undefined, undefined])
  })
})
