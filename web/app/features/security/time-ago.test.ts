import { describe, expect, it } from 'vitest'
import { timeAgo } from './time-ago.ts'

describe('how long ago something was', () => {
  it.each([
    [0, 'now'],
    [-5_000, 'now'],
    [59_999, 'now'],
    [60_000, '1 minute ago'],
    [3 * 3_600_000, '3 hours ago'],
    [25 * 3_600_000, 'yesterday'],
    [9 * 86_400_000, '9 days ago'],
  ])('%i ms is told as %s', (passed, shown) => {
    const now = Date.UTC(2026, 10, 21)
    expect(timeAgo(now - passed, now)).toBe(shown)
  })
})
