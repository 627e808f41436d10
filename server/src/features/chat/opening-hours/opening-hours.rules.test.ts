import { describe, expect, it } from 'vitest'
import { isOpen, timeInColombo } from './opening-hours.rules.ts'

const days = [
  { weekday: 1, opensAt: '09:00:00', closesAt: '17:30:00' },
  { weekday: 2, opensAt: null, closesAt: '17:30:00' },
  { weekday: 3, opensAt: '09:00:00', closesAt: null },
]

describe('staff are there', () => {
  it('from the minute they open until the minute they close', () => {
    for (const time of ['09:00', '12:00', '17:29'])
      expect([time, isOpen(days, 1, time)]).toEqual([time, true])
    for (const time of ['08:59', '17:30', '23:00'])
      expect([time, isOpen(days, 1, time)]).toEqual([time, false])
  })

  it('not on a closed day, or on one without hours', () => {
    for (const weekday of [2, 3, 4]) expect(isOpen(days, weekday, '12:00')).toBe(false)
  })
})

it('the time in Colombo is five and a half hours ahead, and its week begins on Monday', () => {
  expect(timeInColombo(new Date('2026-11-29T18:29:00Z'))).toEqual({ weekday: 7, time: '23:59' })
  expect(timeInColombo(new Date('2026-11-29T18:30:00Z'))).toEqual({ weekday: 1, time: '00:00' })
  const week = [23, 24, 25, 26, 27, 28, 29].map((day) => new Date(`2026-11-${day}T06:00:00Z`))
  expect(week.map((day) => timeInColombo(day).weekday)).toEqual([1, 2, 3, 4, 5, 6, 7])
})
