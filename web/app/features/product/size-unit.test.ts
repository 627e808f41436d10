import { describe, expect, it } from 'vitest'
import { formatMeasure } from './size-unit.ts'

describe('a measurement', () => {
  it('is shown in centimetres as measured, and in inches to a quarter', () => {
    expect(formatMeasure(43.5, 'cm')).toBe('43.5')
    expect([formatMeasure(88, 'in'), formatMeasure(93, 'in'), formatMeasure(24.5, 'in')]).toEqual([
      '34.75',
      '36.5',
      '9.75',
    ])
  })
})
