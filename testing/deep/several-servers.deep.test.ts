import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { balance, inBalance, noteStock } from './balance.ts'
import { processes } from './processes.ts'
import { type RunningShop, runShop } from './running-shop.ts'
import { call, orderOf, register, retryingCall, type Sku, skusWithStock, until } from './shopping.ts'

let shop: RunningShop
let token = ''
let skus: Sku[] = []
beforeAll(async () => {
  shop = await runShop({ SERVERS: '2' })
  token = await register(shop)
  skus = await skusWithStock(shop, 2, 5_000)
  await noteStock(shop)
})
afterAll(() => shop.stop())

/** The server processes, without the one that started them. */
function serverIds(): number[] {
  const all = processes().filter(({ command }) => command.includes('server/src/boot/main.ts'))
  return all.filter(({ parentId }) => parentId === shop.serverId()).map(({ id }) => id)
}

const place = (key: string, by = call) =>
  by(shop, '/api/order/place', orderOf(skus), { token, 'idempotency-key': key })

/** How many processes of the shop are connected to the database for this. */
const connected = async (purpose: string) => {
  const { rows } = await shop.pool.query(
    'select count(distinct pid)::int as count from pg_stat_activity where application_name = $1',
    [purpose],
  )
  return Number(rows[0]?.count)
}

const metrics = async () => (await fetch(`${shop.url}/metrics`)).text()

describe('two server processes on one port', () => {
  it('both serve, and their metrics are added up', async () => {
    expect(serverIds()).toHaveLength(2)
    expect(await connected('first-fashion bus')).toBe(2)
    const counted = async () => {
      const text = await metrics()
      const [, count] =
        /http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} (\d+)/.exec(
          text,
        ) ?? []
      return Number(count ?? 0)
    }
    for (let nth = 0; nth < 10; nth++)
      await fetch(`${shop.url}/healthz`, { headers: { connection: 'close' } })
    await until('all requests are counted', async () => (await counted()) === 10)
  })

  it('run each scheduled task and each job once', async () => {
    await place(randomUUID(), retryingCall)
    // A tick is made once a minute by whichever process is first, and may be worked off in the next minute. What is done
    // at night is done after a start as well, once in ten minutes.
    const everyTask = `select j.name, j.singleton_key as task, count(*)::int as jobs,
        count(distinct j.singleton_on)::int + (select count(distinct t.singleton_on)::int from pgboss.job t
          where t.name = '__pgboss__send-it' and t.data->>'name' = j.name) as occasions
      from pgboss.job j where j.name like 'tasks.%' and j.state = 'completed' group by 1, 2`
    await until(
      'a task has run twice',
      async () => (await shop.pool.query(everyTask)).rows.some(({ jobs }) => jobs > 1),
      180_000,
    )
    const { rows } = await shop.pool.query(everyTask)
    for (const { name, jobs, occasions } of rows) expect(jobs, name).toBeLessThanOrEqual(occasions)
    await until('every run belongs to a job, and is counted once', async () => {
      const text = await metrics()
      const { rows: tasks } = await shop.pool.query(
        `select r.name, r.runs::int, count(j.id)::int as jobs from task_runs r
         join pgboss.job j on j.state = 'completed' and (j.singleton_key = r.name
           or j.name = 'tasks.every-minute' and not exists (select from pgboss.job n where n.singleton_key = r.name))
         group by r.name, r.runs`,
      )
      return tasks.every(
        ({ name, runs, jobs }) =>
          runs === jobs &&
          text.includes(`scheduled_task_runs_total{task="${name}",outcome="succeeded"} ${runs}\n`),
      )
    })
    await allJobsDone()
  })

  it('lose nothing when one is killed under load, and are two again', async () => {
    const [victim = 0, other = 0] = serverIds()
    const keys: string[] = []
    let isOver = false
    /** A shopper who orders again and again; who gets no answer asks once more with the same key. */
    const shopper = async () => {
      const ids: unknown[] = []
      while (!isOver) {
        const key = randomUUID()
        keys.push(key)
        const first = await place(key)
        const answer = first.status === 200 ? first : await place(key, retryUntilAnswered)
        expect(answer.status).toBe(200)
        ids.push(answer.body.orderId)
      }
      return ids
    }
    const shopping = Promise.all(Array.from({ length: 6 }, shopper))
    await until('orders come in', async () => keys.length > 30)
    process.kill(victim, 'SIGKILL')
    await until('there are two again', async () => serverIds().length === 2 && !serverIds().includes(victim))
    await until('the new one listens', async () => (await connected('first-fashion bus')) === 2, 60_000)
    isOver = true
    const ids = (await shopping).flat()
    expect(serverIds()).toContain(other)
    const { rows } = await shop.pool.query('select order_id from idempotency_keys where key = any($1)', [
      keys,
    ])
    expect(rows.map(({ order_id }) => order_id).toSorted()).toEqual(ids.toSorted())
    expect(new Set(ids).size).toBe(keys.length)
    await allJobsDone()
    const { rows: events } = await shop.pool.query(
      "select payload->>'orderId' as id from outbox_events where name = 'order-placed' and handled_at is not null",
    )
    expect(events.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
    expect(await balance(shop)).toEqual(inBalance)
  })

  it('finish their requests when they are stopped', async () => {
    const client = await shop.pool.connect()
    await client.query('begin')
    await client.query('select 1 from variant_stock where variant_id = $1 for update', [skus[0]?.variantId])
    const placing = place(randomUUID())
    await until('the order waits for the stock', async () => {
      const { rows } = await shop.pool.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)
      return rows.length > 0
    })
    const stopping = shop.stopServer()
    await client.query('commit')
    client.release()
    expect((await placing).status).toBe(200)
    expect(await stopping).toBe(0)
    expect(serverIds()).toEqual([])
    await shop.startServer()
  })
})

/** No order waits for a job, and none has failed for good. */
const allJobsDone = () =>
  until(
    'all jobs are done',
    async () => {
      const { rows } = await shop.pool.query(
        `select 1 from outbox_events where handled_at is null union all
         select 1 from pgboss.job where name = 'event-retries' and state <> 'completed'`,
      )
      return rows.length === 0
    },
    180_000,
  )

/** A connection that breaks is tried again, as a browser's 'try again' does. */
async function retryUntilAnswered(...given: Parameters<typeof call>) {
  let answer = await retryingCall(...given)
  await until('the shop answers', async () => {
    if (answer.status === 0) answer = await retryingCall(...given)
    return answer.status !== 0
  })
  return answer
}
