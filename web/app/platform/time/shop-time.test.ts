import { afterEach, expect, it } from 'vitest'
import { noteShopTime, shopTime } from './shop-time.ts'

const now = Date.UTC(2026, 10, 23, 12)
const date = (aheadMs: number) => new Date(now + aheadMs).toUTCString()

afterEach(() => noteShopTime(date(0), now))

it('the shop’s time follows the Date of its answers', () => {
  noteShopTime(date(7_200_000), now)
  expect(shopTime(now)).toBe(now + 7_200_000)
  noteShopTime(date(-3_600_000), now)
  expect(shopTime(now)).toBe(now - 3_600_000)
})

it('a few seconds are the way of the answer, and an answer without a date changes nothing', () => {
  noteShopTime(date(7_200_000), now)
  noteShopTime(null, now)
  noteShopTime('yesterday', now)
  expect(shopTime(now)).toBe(now + 7_200_000)
  noteShopTime(date(20_000), now)
  expect(shopTime(now)).toBe(now)
})
