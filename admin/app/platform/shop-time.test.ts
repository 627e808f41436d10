import { expect, it } from 'vitest'
import {
  dayInWords,
  shopDay,
  shopDayInWords,
  shopMomentInWords,
  shopTimeInWords,
  shortShopMoment,
} from './shop-time.ts'

it('the shop’s day changes at midnight in Sri Lanka', () => {
  expect(shopDay(new Date('2026-11-21T18:29:00Z'))).toBe('2026-11-21')
  expect(shopDay(new Date('2026-11-21T18:31:00Z'))).toBe('2026-11-22')
  expect(shopDayInWords(Date.UTC(2026, 10, 21, 18, 31))).toBe('22 Nov 2026')
  expect(shopTimeInWords('2026-11-21T18:31:00Z')).toBe('22 Nov 2026, 00:01')
})

it('a day that is none of a moment stays that day', () => {
  expect(dayInWords('2026-11-30')).toBe('30 Nov 2026')
})

it('a moment of a conversation is short: its time if it is today’s, otherwise its day', () => {
  const now = new Date('2026-11-21T18:31:00Z')
  expect(shopMomentInWords('2026-11-21T18:31:00Z')).toBe('22 Nov, 00:01')
  expect(shortShopMoment('2026-11-21T18:30:00Z', now)).toBe('00:00')
  expect(shortShopMoment('2026-11-21T18:29:00Z', now)).toBe('21 Nov')
})
