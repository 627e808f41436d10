import { describe, expect, it } from 'vitest'
import { longDay, longMoment, mediumDay, shortDay, timeOfDay, yearOf } from './shop-dates.ts'

describe('dates', () => {
  it('are those of the shop, whatever the zone of the device', () => {
    // 20:00 in London and 15:00 in New York is past midnight in Colombo.
    const newYear = Date.UTC(2026, 11, 31, 20)
    expect(longDay(newYear)).toBe('1 January 2027')
    expect(mediumDay(newYear)).toBe('1 Jan 2027')
    expect(shortDay(newYear)).toBe('1 Jan')
    expect(yearOf(newYear)).toBe('2027')
    expect(longMoment(newYear)).toMatch(/^1 January 2027 at 01:30$/)
    expect(timeOfDay(new Date(newYear).toISOString())).toBe('01:30')
  })
})
