import { describe, expect, it } from 'vitest'
import { isTaken } from './clear-place.rules.ts'

const place = { left: 318, top: 680, right: 374, bottom: 736 }

describe('the place of the chat button', () => {
  it('is taken by what reaches into it, and free beside it', () => {
    expect(isTaken(place, [{ left: 16, top: 700, right: 374, bottom: 748 }])).toBe(true)
    expect(isTaken(place, [{ left: 16, top: 736, right: 374, bottom: 780 }])).toBe(false)
    expect(isTaken(place, [{ left: 16, top: 690, right: 318, bottom: 730 }])).toBe(false)
    expect(isTaken(place, [])).toBe(false)
  })
})
