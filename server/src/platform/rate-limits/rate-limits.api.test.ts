import { describe, expect, it } from 'vitest'
import { useOwnShop } from '../../../testing/test-shop.ts'
import { createRateLimits, type RateLimit } from './rate-limits.ts'

const test = useOwnShop()
const minuteMs = 60_000

/** Two servers that count together. */
const twoServers = () => [createRateLimits(test.shop), createRateLimits(test.shop)] as const
const limit = (key: string, maximum: number, windowMs = minuteMs): RateLimit => ({ key, maximum, windowMs })
const stored = async () => (await test.shop.database.pool.query('select * from rate_limit_counts')).rows

describe('a limit', () => {
  it('holds for all servers together, until its time is over', async () => {
    const [here, there] = twoServers()
    const three = [limit('three a minute', 3)]
    const tries = [await here.count(three), await there.count(three), await here.count(three)].flat()
    expect(tries.map((one) => one.tries)).toEqual([1, 2, 3])
    expect(tries.map(({ msLeft }) => msLeft)).toEqual([0, 0, 0])
    test.shop.clock.advance(20_000)
    for (const server of [there, here, there]) {
      const [refused] = await server.count(three)
      expect(refused?.msLeft).toBeGreaterThan(39_000)
      expect(refused?.msLeft).toBeLessThanOrEqual(40_000)
    }
    test.shop.clock.advance(40_000)
    for (const server of [here, there]) expect((await server.count(three))[0]?.msLeft).toBe(0)
  })

  it('is exact however many tries come at the same time to both servers', async () => {
    const [here, there] = twoServers()
    const both = [limit('of one', 1_000), limit('of all', 25)]
    const counting = Array.from({ length: 100 }, (_, nth) => (nth % 2 === 0 ? here : there).count(both))
    const allowed = (await Promise.all(counting)).filter((outcome) => outcome.at(-1)?.msLeft === 0)
    expect(allowed).toHaveLength(25)
  })

  it('that refuses uses up none of those after it', async () => {
    const [here, there] = twoServers()
    const both = [limit('one network', 2), limit('the whole account', 1_000)]
    for (let nth = 0; nth < 3; nth++) for (const server of [here, there]) await server.count(both)
    const [all] = await here.count([limit('the whole account', 1_000)])
    expect(all?.tries).toBe(3)
  })

  it('does not count what was taken back', async () => {
    const [here, there] = twoServers()
    const both = [limit('a network that signs in', 1), limit('an account that signs in', 1)]
    for (const server of [here, there, here, there]) {
      const outcome = await server.count(both)
      expect(outcome.map(({ msLeft }) => msLeft)).toEqual([0, 0])
      await server.takeBack(both)
    }
  })

  it('costs one statement for all of its counts, and none for what was refused before', async () => {
    const [here] = twoServers()
    const both = [limit('a statement', 1), limit('another count', 1)]
    expect(await test.shop.statementsOf(() => here.count(both))).toHaveLength(1)
    expect(await test.shop.statementsOf(() => here.count(both))).toHaveLength(1)
    expect(await test.shop.statementsOf(() => here.count(both))).toHaveLength(0)
  })
})

it('counts are stored without what they count, and deleted when their time is over', async () => {
  const [here] = twoServers()
  await here.count([limit('amaya@example.com', 3)])
  expect(JSON.stringify(await stored())).not.toContain('amaya')
  await test.shop.features.everyMinute()
  expect(await stored()).not.toEqual([])
  test.shop.clock.advance(15 * minuteMs)
  await test.shop.features.everyMinute()
  expect(await stored()).toEqual([])
})
