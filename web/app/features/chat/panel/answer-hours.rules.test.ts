import { describe, expect, it } from 'vitest'
import { clockTime, isAllDay } from './answer-hours.rules.ts'

describe('the hours in which the chat is answered', () => {
  it('are written without zeros that say nothing', () => {
    expect(['09:00', '18:00', '09:30', '00:00'].map(clockTime)).toEqual(['9', '18', '9.30', '0'])
  })

  it('are the whole day where they end when they begin', () => {
    expect(isAllDay({ opensAt: '00:00', closesAt: '00:00' })).toBe(true)
    expect(isAllDay({ opensAt: '22:00', closesAt: '02:00' })).toBe(false)
  })
})
