import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Database, openDatabase } from './database/database.ts'
import { countJobs, type JobHandlers, type JobRunner, openJobs } from './jobs.ts'

const name = `jobs_${randomUUID().replaceAll('-', '')}`
let database: Database
let jobs: JobRunner
const told: Error[] = []

async function onMaintenance(statement: string) {
  const client = new pg.Client({ connectionString: inject('maintenanceUrl') })
  await client.connect()
  await client.query(statement)
  await client.end()
}

beforeAll(async () => {
  await onMaintenance(`create database ${name}`)
  const url = inject('maintenanceUrl').replace(/\/[^/]*$/, `/${name}`)
  database = openDatabase({ url, poolSize: 4, onPoolError: () => {} })
  jobs = await openJobs({ url, onError: (error) => told.push(error) })
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
  await onMaintenance(`drop database ${name} with (force)`)
})

const nothing = async () => {}
const handlers: JobHandlers = {
  'account-registered': nothing,
  'provider-linked': nothing,
  'provider-unlinked': nothing,
  'verification-asked': nothing,
  'password-changed': nothing,
  'session-opened': nothing,
  'account-deleted': nothing,
  'password-reset-asked': nothing,
  'email-change-requested': nothing,
  'email-change-told': nothing,
  'order-placed': nothing,
  'order-moved': nothing,
  'late-payment-received': nothing,
  'partner-event-received': nothing,
  'paid-order-cancelled': nothing,
  'refund-requested': nothing,
  'money-returned': nothing,
  'newsletter-subscribed': nothing,
  'stock-returned': nothing,
}

describe('jobs', () => {
  it('run side by side, and one that fails is tried again without those beside it', async () => {
    const runs: string[] = []
    const orders = Array.from({ length: 8 }, () => randomUUID())
    await database.transaction(async (tx) => {
      for (const orderId of orders) await jobs.enqueue(tx, 'order-placed', { orderId })
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
    await jobs.work(
      { ...handlers, 'order-placed': work },
      { tasks, runTask: (task) => task.run().then(nothing) },
    )
    await expect.poll(() => runs.filter((one) => one === orders[3]).length, { timeout: 20_000 }).toBe(2)
    await expect
      .poll(async () => await countJobs(database.db), { timeout: 5_000 })
      .toEqual([expect.objectContaining({ queue: 'task.first', state: 'retry' })])
    expect(runs).toHaveLength(orders.length + 1)
    // What is done at night is done after a start as well, each task whatever becomes of the others.
    await expect.poll(() => [...done].sort()).toEqual(['broken', 'second', 'third'])
    const { rows } = await database.pool.query('select name, cron from pgboss.schedule order by name')
    expect(rows).toEqual(
      ['first', 'second', 'third'].map((name) => ({ name: `task.${name}`, cron: '20 3 * * *' })),
    )
    expect(told.map(({ cause }) => String(cause))).toEqual(['Error: the mail server is away'])
  })
})
