import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { type Database, openDatabase } from './database/database.ts'
import { AppError } from './errors.ts'
import { dropFailedJob, listFailedJobs, replayFailedJobs } from './failed-jobs.ts'
import { countJobs, type JobQueue, type JobRunner, openJobs } from './jobs.ts'
import { createCircuitBreaker } from './partners/circuit-breaker.ts'
import { PermanentFailure } from './permanent-failure.ts'

const name = `jobs_${randomUUID().replaceAll('-', '')}`
let database: Database
let jobs: JobRunner
let url = ''
const reported: Error[] = []

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
  jobs = await openJobs({ url, onError: (error) => reported.push(error), pollingSeconds: 0.5 })
  await jobs.open([queue('order-moved'), queue('order-placed')])
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
  await onMaintenance(`drop database ${name} with (force)`)
})

const nothing = async () => {}
type Work = (data: { orderId: string }) => Promise<void>
const queue = (name: string, work: Work = nothing): JobQueue => ({
  name,
  work: ({ data }) => work({ orderId: String(data.orderId) }),
})

/** A runner of its own for other handlers, as after a restart. */
async function workingWith(work: Work) {
  const runner = await openJobs({ url, onError: (error) => reported.push(error), pollingSeconds: 0.5 })
  await runner.work([queue('order-moved', work)], { tasks: [], runTask: nothing })
  onTestFinished(() => runner.stop())
}

const enqueue = () =>
  database.transaction((tx) =>
    jobs.enqueue(tx, ['order-moved'], { orderId: randomUUID(), eventText: 'Packing' }),
  )
const jobRow = async () => {
  const { rows } = await database.pool.query(
    "select id, state, retry_count as tries, start_after > now() as waits from pgboss.job where name = 'order-moved' order by created_on desc limit 1",
  )
  return rows[0]
}
const firstPage = { limit: 25, offset: 0 }

describe('a job that cannot go on', () => {
  it('uses up no try while its partner is held back', async () => {
    const partner = createCircuitBreaker('post', { timeoutMs: 1_000, failures: 1, restMs: 3_600_000 })
    await partner.run(() => Promise.reject(new Error('down'))).catch(() => undefined)
    await enqueue()
    await workingWith(() =>
      partner.run(nothing).catch((cause: unknown) => {
        throw new AppError('unavailable', 'payments.unavailable', 'away', { cause })
      }),
    )
    await expect.poll(jobRow).toMatchObject({ state: 'created', tries: 0, waits: true })
    await database.pool.query("update pgboss.job set start_after = now() where name = 'order-moved'")
    await expect.poll(jobRow).toMatchObject({ state: 'created', tries: 0, waits: true })
    await database.pool.query("delete from pgboss.job where name = 'order-moved'")
  })

  it('ends at once when no try can mend it, waits for staff, and is tried again when they say so', async () => {
    const runs: string[] = []
    await enqueue()
    await workingWith(async ({ orderId }) => {
      runs.push(orderId)
      if (runs.length !== 2) throw new PermanentFailure('no such mailbox')
    })
    const failed = () => listFailedJobs(database.db, ['order-moved'], firstPage)
    await expect.poll(failed).toMatchObject({
      total: 1,
      jobs: [{ queue: 'order-moved', reason: 'no such mailbox', tries: 1 }],
    })
    const [job] = (await failed()).jobs
    expect(job?.about.orderId).toBe(runs[0])
    expect(await listFailedJobs(database.db, ['order-placed'], firstPage)).toEqual({ jobs: [], total: 0 })
    expect(await replayFailedJobs(database.db, ['order-moved'], job?.id)).toEqual(['order-moved'])
    expect(await replayFailedJobs(database.db, ['order-moved'], job?.id)).toEqual([])
    await expect.poll(jobRow).toMatchObject({ id: job?.id, state: 'completed' })
    expect(runs).toEqual([runs[0], runs[0]])
    await enqueue()
    await expect.poll(failed).toMatchObject({ total: 1 })
    const [other] = (await failed()).jobs
    expect(await dropFailedJob(database.db, ['order-moved'], other?.id ?? '')).toBe('order-moved')
    expect((await failed()).total).toBe(0)
  })
})

describe('a job that was just enqueued', () => {
  it('is worked off after its commit, long before its queue is looked at again', async () => {
    const runner = await openJobs({ url, onError: (error) => reported.push(error), pollingSeconds: 600 })
    onTestFinished(() => runner.stop())
    const done: string[] = []
    const soon = queue('order-soon', async ({ orderId }) => void done.push(orderId))
    await runner.open([soon])
    await runner.work([soon], { tasks: [], runTask: nothing })
    for (const orderId of ['first', 'second']) {
      await database.transaction((tx) => runner.enqueue(tx, ['order-soon'], { orderId }))
      await expect.poll(() => done).toContain(orderId)
    }
  })
})

describe('jobs', () => {
  it('run side by side, and one that fails is tried again without those beside it', async () => {
    const runs: string[] = []
    const orders = Array.from({ length: 8 }, () => randomUUID())
    await database.transaction(async (tx) => {
      for (const orderId of orders) await jobs.enqueue(tx, ['order-placed'], { orderId })
    })
    let arrived = 0
    let allArrived = () => {}
    const together = new Promise<void>((resolve) => {
      allArrived = resolve
    })
    const work = async ({ orderId }: { orderId: string }) => {
      runs.push(orderId)
      arrived += 1
      if (arrived === orders.length) allArrived()
      // Would wait for ever if they ran one after the other.
      await together
      if (orderId === orders[3] && runs.filter((one) => one === orderId).length === 1)
        throw new Error('the mail server is away')
    }
    const done: string[] = []
    const broken = async () => {
      done.push('broken')
      throw new Error('this task never works')
    }
    const tasks = ['first', 'second', 'third'].map((name) => ({
      name,
      rhythm: 'every-night' as const,
      run: name === 'first' ? broken : async () => void done.push(name),
    }))
    await jobs.work([queue('order-placed', work)], { tasks, runTask: (task) => task.run().then(nothing) })
    await expect.poll(() => runs.filter((one) => one === orders[3]).length, { timeout: 20_000 }).toBe(2)
    await expect
      .poll(async () => await countJobs(database.db))
      .toEqual([expect.objectContaining({ queue: 'task.first', state: 'retry' })])
    expect(runs).toHaveLength(orders.length + 1)
    expect(
      reported.filter(({ message }) => message.includes('order-placed')).map(({ cause }) => String(cause)),
    ).toEqual(['Error: the mail server is away'])
    // What is done at night is done after a start as well, each task whatever becomes of the others.
    await expect.poll(() => [...done].sort()).toEqual(['broken', 'second', 'third'])
    const { rows } = await database.pool.query('select name, cron from pgboss.schedule order by name')
    expect(rows).toEqual(
      ['first', 'second', 'third'].map((name) => ({ name: `task.${name}`, cron: '20 3 * * *' })),
    )
  })
})
