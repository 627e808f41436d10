import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { systemClock } from '../clock.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { AppError } from '../errors.ts'
import { dropFailedJob, listFailedJobs, replayFailedJobs } from '../failed-jobs.ts'
import { countJobs, openJobs } from '../jobs.ts'
import { createCircuitBreaker } from '../partners/circuit-breaker.ts'
import { PermanentFailure } from '../permanent-failure.ts'
import { defineEvent, subscribe } from './domain-event.ts'
import { createEventBus } from './event-bus.ts'
import { takeEvents } from './outbox.queries.ts'
import { type OutboxWorkerDeps, startOutboxWorker } from './outbox-worker.ts'

const name = `outbox_${randomUUID().replaceAll('-', '')}`
const url = () => inject('maintenanceUrl').replace(/\/[^/]*$/, `/${name}`)
let database: Database
let reported: Error[] = []
const onError = (error: Error) => void reported.push(error)

async function onMaintenance(statement: string) {
  const client = new pg.Client({ connectionString: inject('maintenanceUrl') })
  await client.connect()
  await client.query(statement)
  await client.end()
}

beforeAll(async () => {
  await onMaintenance(`create database ${name}`)
  await migrate(url())
  database = openDatabase({ url: url(), poolSize: 10, onPoolError: () => {} })
  const jobs = await openJobs({ url: url(), onError })
  await jobs.open()
  await jobs.stop()
})
afterAll(async () => {
  await database.close()
  await onMaintenance(`drop database ${name} with (force)`)
})

type Handler = (orderId: string) => Promise<unknown>

/** An event of the test's own with these subscribers, in this order. */
function eventHeardBy(handlers: Readonly<Record<string, Handler>>) {
  const event = defineEvent(
    `test-${randomUUID().replaceAll(/[^a-f]/g, '')}`,
    z.object({ orderId: z.string() }),
  )
  const bus = createEventBus({ database, clock: systemClock, newId: randomUUID })
  bus.register(
    Object.entries(handlers).map(([who, handle]) => subscribe(event, who, ({ orderId }) => handle(orderId))),
  )
  return {
    ...bus,
    happen: async (orderId: string = randomUUID()) => {
      await database.transaction((tx) => bus.emit(tx, event, { orderId }))
      return orderId
    },
    subscriber: (who: string) => `${event.name}/${who}`,
  }
}
type Heard = ReturnType<typeof eventHeardBy>

async function workOff(events: Heard, options: Partial<OutboxWorkerDeps> = {}) {
  reported = []
  const given = { database, clock: systemClock, events, url: url(), onError, pollingMs: 600_000 }
  const worker = await startOutboxWorker({ ...given, ...options })
  onTestFinished(() => worker.stop())
}

/** Has those that failed try again, as soon as it is their time. */
async function retry({ deliver }: Heard) {
  const jobs = await openJobs({ url: url(), onError, pollingSeconds: 0.5 })
  const runner = { runTask: async () => {}, runTasks: async () => {} }
  await jobs.work({ deliver, tasks: [], runner })
  onTestFinished(() => jobs.stop())
}

const rows = async (statement: string, values: readonly unknown[] = []) =>
  (await database.pool.query(statement, [...values])).rows
const waiting = () => rows('select id from outbox_events where handled_at is null')
const jobOf = async (subscriber: string) =>
  (
    await rows(
      `select id, state, retry_count as tries, start_after > now() as waits from pgboss.job
       where data ->> 'subscriber' = $1 order by created_on desc limit 1`,
      [subscriber],
    )
  )[0]
const dueNow = () => rows("update pgboss.job set start_after = now() where name = 'event-retries'")

/** Something that happens once, and can be waited for. */
function moment() {
  let happen = () => {}
  const happened = new Promise<void>((resolve) => {
    happen = resolve
  })
  return { happen: () => happen(), happened }
}

describe('the subscribers of an event', () => {
  it('run in the order of their registration, soon after its commit', async () => {
    const run: string[] = []
    const goOn = moment()
    const events = eventHeardBy({
      zebra: async () => {
        run.push('zebra')
        await goOn.happened
      },
      ant: async () => run.push('ant'),
      mole: async () => run.push('mole'),
    })
    await workOff(events)
    await events.happen()
    await expect.poll(() => run).toEqual(['zebra'])
    // Another event does not wait for the first subscriber of this one.
    await events.happen()
    await expect.poll(() => run).toEqual(['zebra', 'zebra'])
    goOn.happen()
    await expect.poll(waiting).toEqual([])
    expect(run.slice(2).toSorted()).toEqual(['ant', 'ant', 'mole', 'mole'])
    expect(run.indexOf('ant')).toBeLessThan(run.indexOf('mole'))
  })

  it('that fails is tried again alone; those before and after it ran once', async () => {
    const run: string[] = []
    const events = eventHeardBy({
      first: async () => run.push('first'),
      failing: async () => {
        run.push('failing')
        // Not every character can be stored.
        if (run.filter((who) => who === 'failing').length === 1)
          throw new Error('the mail server is away\0\ud800')
      },
      last: async () => run.push('last'),
    })
    await workOff(events)
    await events.happen()
    await expect.poll(waiting).toEqual([])
    expect(run).toEqual(['first', 'failing', 'last'])
    const failing = events.subscriber('failing')
    expect(await jobOf(failing)).toMatchObject({ state: 'retry', tries: 0, waits: true })
    expect(await countJobs(database.db)).toEqual([{ queue: failing, state: 'retry', count: 1 }])
    expect(reported.map(({ message, cause }) => `${message}: ${cause}`)).toEqual([
      expect.stringMatching(`The job ${failing} of the event .* failed: Error: the mail server is away`),
    ])
    await dueNow()
    await retry(events)
    await expect.poll(() => jobOf(failing)).toMatchObject({ state: 'completed', tries: 1 })
    expect(run).toEqual(['first', 'failing', 'last', 'failing'])
  })

  it('do nothing when they are asked once more, whether they succeeded at once or later', async () => {
    const run: string[] = []
    const events = eventHeardBy({
      smooth: async () => run.push('smooth'),
      stumbling: async () => {
        run.push('stumbling')
        if (run.length === 2) throw new Error('not yet')
      },
    })
    await workOff(events)
    const orderId = await events.happen()
    await expect.poll(waiting).toEqual([])
    await dueNow()
    await retry(events)
    await expect.poll(() => jobOf(events.subscriber('stumbling'))).toMatchObject({ state: 'completed' })
    const [event] = await rows("select id, retried from outbox_events where payload ->> 'orderId' = $1", [
      orderId,
    ])
    expect(event?.retried).toEqual([events.subscriber('stumbling')])
    for (const who of ['smooth', 'stumbling'])
      await events.deliver({ subscriber: events.subscriber(who), eventId: event?.id, payload: { orderId } })
    expect(run).toEqual(['smooth', 'stumbling', 'stumbling'])
  })
})

describe('a subscriber that cannot go on', () => {
  it('uses up no try while its partner is held back', async () => {
    const partner = createCircuitBreaker('post', { timeoutMs: 1_000, failures: 1, restMs: 3_600_000 })
    await partner.run(() => Promise.reject(new Error('down'))).catch(() => undefined)
    const events = eventHeardBy({
      sender: () =>
        partner
          .run(async () => {})
          .catch((cause: unknown) => {
            throw new AppError('unavailable', 'payments.unavailable', 'away', { cause })
          }),
    })
    await workOff(events)
    await events.happen()
    await expect.poll(waiting).toEqual([])
    const held = { state: 'created', tries: 0, waits: true }
    expect(await jobOf(events.subscriber('sender'))).toMatchObject(held)
    await dueNow()
    await retry(events)
    await expect.poll(() => jobOf(events.subscriber('sender'))).toMatchObject(held)
    expect(reported).toEqual([])
    await rows("delete from pgboss.job where name = 'event-retries' and state = 'created'")
  })

  it('ends at once when no try can mend it, waits for staff, and is tried again when they say so', async () => {
    const runs: string[] = []
    const events = eventHeardBy({
      sender: async (orderId) => {
        runs.push(orderId)
        if (runs.length !== 2) throw new PermanentFailure('no such mailbox')
      },
    })
    const sender = events.subscriber('sender')
    const failed = () => listFailedJobs(database.db, [sender], { limit: 25, offset: 0 })
    await workOff(events)
    await retry(events)
    const orderId = await events.happen()
    await expect
      .poll(failed)
      .toMatchObject({ total: 1, jobs: [{ subscriber: sender, reason: 'no such mailbox', tries: 1 }] })
    const [job] = (await failed()).jobs
    expect(job?.about).toEqual({ orderId })
    const others = await listFailedJobs(database.db, ['nobody'], { limit: 25, offset: 0 })
    expect(others).toEqual({ jobs: [], total: 0 })
    expect(await replayFailedJobs(database.db, [sender], job?.id)).toEqual([sender])
    expect(await replayFailedJobs(database.db, [sender], job?.id)).toEqual([])
    await expect.poll(() => jobOf(sender)).toMatchObject({ id: job?.id, state: 'completed' })
    expect(runs).toEqual([orderId, orderId])
    await events.happen()
    await expect.poll(failed).toMatchObject({ total: 1 })
    const [other] = (await failed()).jobs
    expect(await dropFailedJob(database.db, [sender], other?.id ?? '')).toBe(sender)
    expect((await failed()).total).toBe(0)
  })
})

describe('workers', () => {
  it('run what another one took and did not finish, once its hold is over', async () => {
    const run: string[] = []
    const events = eventHeardBy({ listener: async (orderId) => run.push(orderId) })
    const orderId = await events.happen()
    // As by a process that is killed now.
    expect(await takeEvents(database.db, 10, 3_600)).toHaveLength(1)
    await workOff(events, { pollingMs: 50 })
    const later = await events.happen()
    await expect.poll(() => run).toEqual([later])
    await rows('update outbox_events set taken_until = now() where handled_at is null')
    await expect.poll(() => run).toEqual([later, orderId])
    await expect.poll(waiting).toEqual([])
  })

  it('never run the same event at once, however long it takes', async () => {
    const run: string[] = []
    const goOn = moment()
    const events = eventHeardBy({
      listener: async (orderId) => {
        run.push(orderId)
        await goOn.happened
      },
    })
    await workOff(events, { leaseSeconds: 0.4, pollingMs: 20 })
    await workOff(events, { leaseSeconds: 0.4, pollingMs: 20 })
    const placed = await Promise.all(Array.from({ length: 12 }, () => events.happen()))
    await expect.poll(() => run.toSorted()).toEqual(placed.toSorted())
    const first = await rows('select max(taken_until) as until from outbox_events where handled_at is null')
    // Longer than each could keep them without renewing.
    await expect
      .poll(() =>
        rows(
          `select 1 from outbox_events where handled_at is null
           having min(taken_until) > $1::timestamptz + interval '1 s'`,
          [first[0]?.until],
        ),
      )
      .toHaveLength(1)
    goOn.happen()
    await expect.poll(waiting).toEqual([])
    expect(run.toSorted()).toEqual(placed.toSorted())
  })

  it('take more than they can run at once, one batch after the other', async () => {
    const run: string[] = []
    const events = eventHeardBy({ listener: async (orderId) => run.push(orderId) })
    const placed = await Promise.all(Array.from({ length: 70 }, () => events.happen()))
    await workOff(events)
    await expect.poll(waiting).toEqual([])
    expect(run.toSorted()).toEqual(placed.toSorted())
  })

  it('hear of events again after their connection was lost, and miss none in between', async () => {
    const run: string[] = []
    const events = eventHeardBy({ listener: async (orderId) => run.push(orderId) })
    await workOff(events)
    const lost = await rows(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'first-fashion events'",
    )
    expect(lost).toHaveLength(1)
    const placed = [await events.happen()]
    await expect.poll(() => run).toEqual(placed)
    await expect
      .poll(() =>
        rows(
          "select from pg_stat_activity where datname = current_database() and application_name = 'first-fashion events'",
        ),
      )
      .toHaveLength(1)
    placed.push(await events.happen())
    await expect.poll(() => run).toEqual(placed)
    expect(reported.map(({ message }) => message)).toEqual(['the connection of the events was lost'])
  })
})
