import { describe, expect, it } from 'vitest'
import { shownMeasure } from './size-unit.ts'

describe('a measurement', () => {
  it('is shown in centimetres as measured, and in inches to a quarter', () => {
    expect(shownMeasure(43.5, 'cm')).toBe('43.5')
    expect([shownMeasure(88, 'in'), shownMeasure(93, 'in'), shownMeasure(24.5, 'in')]).toEqual([
      '34.75',
      '36.5',
      '9.75',
    ])
  })
})
