import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { owner, signIn, support } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()

const listed = async () => {
  const { headers } = await signIn(test.shop, owner)
  return (await test.shop.call('staff.tasks', { headers })).body.tasks
}
const taskNamed = async (name: string) => (await listed()).find((task) => task.name === name)
const statement = (sql: string) => test.shop.database.pool.query(sql)

describe('the background tasks', () => {
  it('go on after one that fails, which staff see with its reason until it works again', async () => {
    const { shop } = test
    expect(await taskNamed('purge-page-visits')).toMatchObject({ runs: 0, succeededAt: null, failedAt: null })
    // Two of the first steps of a minute cannot work.
    await statement('alter table quotes rename to quotes_away')
    await statement('alter table customer_sessions rename to sessions_away')
    await shop.features.everyMinute()
    await statement('alter table quotes_away rename to quotes')
    await statement('alter table sessions_away rename to customer_sessions')

    const tasks = await listed()
    const failing = ['purge-quotes', 'purge-sessions']
    expect(tasks.slice(0, 2).map(({ name }) => name)).toEqual(failing)
    expect(await taskNamed('purge-quotes')).toMatchObject({
      rhythm: 'every-minute',
      runs: 1,
      failures: 1,
      failure: expect.stringContaining('quotes'),
      failedAt: expect.any(Number),
      succeededAt: null,
    })
    for (const task of tasks.filter((one) => one.rhythm === 'every-minute' && !failing.includes(one.name)))
      expect(task).toMatchObject({ runs: 1, failures: 0, failure: null, succeededAt: expect.any(Number) })

    const logged = shop.logLines.filter((line) => line.includes('background work failed'))
    for (const name of failing) expect(logged.join()).toContain(`"subject":"${name}"`)

    shop.clock.advance(60_000)
    await shop.features.everyMinute()
    expect(await taskNamed('purge-quotes')).toMatchObject({ runs: 2, failures: 1 })
    expect((await listed())[0]?.name).toBe('anonymise-finished-orders')
  })

  it('are counted for Prometheus', async () => {
    await test.shop.features.everyMinute()
    const headers = { authorization: 'Bearer a-token-for-tests' }
    const text = (await test.shop.app.inject({ url: '/metrics', headers })).body
    expect(text).toMatch(/scheduled_task_runs_total\{task="purge-sessions",outcome="succeeded"\} [1-9]/)
    expect(text).toMatch(/scheduled_task_runs_total\{task="purge-sessions",outcome="failed"\} \d/)
  })

  it('stand with what uploads take on the disk, all sizes included', async () => {
    const { shop } = test
    const { headers } = await signIn(shop, owner)
    const storage = async () => (await shop.call('staff.tasks', { headers })).body.storage
    const before = await storage()
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
    const create = { width: 600, height: 600, channels: 3, background: '#000000', noise } as const
    const name = await shop.features.uploads.keep(await sharp({ create }).png().toBuffer(), {
      kind: 'review-photo',
      width: 600,
      height: 600,
      fit: 'cut',
    })
    await shop.features.uploads.rendition(name, 640, 'webp')
    shop.clock.advance(6 * 60_000)
    const after = await storage()
    expect(after.pictures).toBe(before.pictures + 1)
    const original = (await shop.features.uploads.bytesOf(name)) ?? 0
    expect(after.bytes - before.bytes).toBeGreaterThan(original)
    expect(after.freeBytes).toBeGreaterThan(0)
  })

  it('are shown to owner and manager only', async () => {
    const { headers } = await signIn(test.shop, support)
    expect(await test.shop.call('staff.tasks', { headers })).toMatchObject({
      status: 403,
      body: { code: 'staff.role-forbids' },
    })
  })
})
