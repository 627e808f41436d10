import { describe, expect, it } from 'vitest'
import { periodStart } from './digest-period.rules.ts'

describe('the digest of orders', () => {
  const at = (time: string) => new Date(`2026-11-30T${time}+05:30`)

  it('ends with the full hour in Sri Lanka', () => {
    expect(periodStart('hourly', at('14:29:59'))).toEqual(at('14:00:00'))
    expect(periodStart('hourly', at('14:00:00'))).toEqual(at('14:00:00'))
  })

  it('ends with the day in Sri Lanka, which begins before that of UTC', () => {
    expect(periodStart('daily', at('00:00:00'))).toEqual(at('00:00:00'))
    expect(periodStart('daily', at('23:59:59'))).toEqual(at('00:00:00'))
    expect(periodStart('daily', at('05:29:00'))).toEqual(at('00:00:00'))
  })
})
