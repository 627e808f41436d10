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

  it('after midnight if they close then, from Sunday to Monday too', () => {
    const nights = [
      { weekday: 6, opensAt: '18:00:00', closesAt: '02:00:00' },
      { weekday: 7, opensAt: '22:00:00', closesAt: '01:30:00' },
    ]
    for (const [weekday, time, open] of [
      [6, '01:00', false],
      [6, '17:59', false],
      [6, '18:00', true],
      [6, '23:59', true],
      [7, '00:00', true],
      [7, '01:59', true],
      [7, '02:00', false],
      [7, '22:00', true],
      [1, '01:29', true],
      [1, '01:30', false],
    ] as const)
      expect([weekday, time, isOpen(nights, weekday, time)]).toEqual([weekday, time, open])
  })

  it('all day, if they close when they open', () => {
    const whole = [
      { weekday: 1, opensAt: '00:00:00', closesAt: '00:00:00' },
      { weekday: 2, opensAt: '08:00:00', closesAt: '08:00:00' },
    ]
    for (const time of ['00:00', '12:00', '23:59']) expect(isOpen(whole, 1, time)).toBe(true)
    for (const [weekday, time, open] of [
      [2, '07:59', false],
      [2, '08:00', true],
      [3, '07:59', true],
      [3, '08:00', false],
    ] as const)
      expect([weekday, time, isOpen(whole, weekday, time)]).toEqual([weekday, time, open])
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
