import { describe, expect, it } from 'vitest'
import { shownMeasure } from './size-unit.ts'

describe('a measure', () => {
  it('is shown in centimetres as it was taken, and in inches to a quarter', () => {
    expect(shownMeasure(43.5, 'cm')).toBe('43.5')
    expect([shownMeasure(88, 'in'), shownMeasure(93, 'in'), shownMeasure(24.5, 'in')]).toEqual([
      '34.75',
      '36.5',
      '9.75',
    ])
  })
})
