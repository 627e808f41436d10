import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type JobRunner, openJobs } from './jobs.ts'
import type { ScheduledTask } from './tasks/scheduled-tasks.ts'

const name = `jobs_${randomUUID().replaceAll('-', '')}`
let jobs: JobRunner
let client: pg.Client

async function connected(url: string) {
  const connection = new pg.Client({ connectionString: url })
  await connection.connect()
  return connection
}

async function onMaintenance(statement: string) {
  const maintenance = await connected(inject('maintenanceUrl'))
  await maintenance.query(statement)
  await maintenance.end()
}

beforeAll(async () => {
  await onMaintenance(`create database ${name}`)
  const url = inject('maintenanceUrl').replace(/\/[^/]*$/, `/${name}`)
  client = await connected(url)
  jobs = await openJobs({ url, onError: () => {} })
  await jobs.open()
})
afterAll(async () => {
  await jobs.stop()
  await client.end()
  await onMaintenance(`drop database ${name} with (force)`)
})

const left = async () => {
  const { rows } = await client.query(
    "select name, singleton_key as task, state from pgboss.job where state < 'completed' order by 1, 2",
  )
  return rows
}

describe('tasks', () => {
  it('run in their rhythm, each whatever becomes of the others, and at night one that fails is tried again', async () => {
    const done: string[] = []
    const broken = async () => {
      done.push('broken')
      throw new Error('this task never works')
    }
    const task = (name: string, rhythm: ScheduledTask['rhythm'], run = async () => void done.push(name)) => ({
      name,
      rhythm,
      run,
    })
    const tasks = [
      task('first', 'every-night', broken),
      task('second', 'every-night'),
      task('third', 'every-night'),
      task('minutely', 'every-minute'),
    ]
    const runner = {
      runTask: async ({ run }: ScheduledTask) => void (await run()),
      runTasks: async (all: readonly ScheduledTask[]) => {
        for (const { run } of all) await run()
      },
    }
    await jobs.work({ deliver: async () => {}, tasks, runner })
    // What is done at night is done after a start as well.
    await expect.poll(() => [...done].sort()).toEqual(['broken', 'second', 'third'])
    await expect.poll(left).toEqual([{ name: 'tasks.every-night', task: 'first', state: 'retry' }])
    const { rows } = await client.query('select name, cron from pgboss.schedule order by name')
    expect(rows).toEqual([
      { name: 'tasks.every-minute', cron: '* * * * *' },
      { name: 'tasks.every-night', cron: '20 3 * * *' },
    ])
  })
})
