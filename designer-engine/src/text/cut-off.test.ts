import { describe, expect, it } from 'vitest'
import { isOutside } from './cut-off.ts'

const field = { x: 10, y: 10, width: 200, height: 100 }
const line = (to: number) =>
  [
    ['M', 0, 20],
    ['L', to, 20],
  ] as const
const box = { x: 20, y: 30, width: 100, height: 40, rotation: 0 }

describe('an outline', () => {
  it('is cut off where it leaves the field, on each side', () => {
    expect(isOutside(line(100), box, field)).toBe(false)
    expect(isOutside(line(200), box, field)).toBe(true)
    expect(isOutside(line(-20), box, field)).toBe(true)
    expect(isOutside(line(100), { ...box, y: -20 }, field)).toBe(true)
    expect(isOutside(line(100), { ...box, y: 100 }, field)).toBe(true)
  })

  it('is where its box was turned to', () => {
    const wide = { ...box, x: 20, width: 180 }
    expect(isOutside(line(180), wide, field)).toBe(false)
    expect(isOutside(line(180), { ...wide, rotation: 90 }, field)).toBe(true)
  })
})
