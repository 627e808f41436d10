import { describe, expect, it } from 'vitest'
import { mugFile } from '../testing/random-commands.ts'
import { fieldOf } from './print-field.ts'
import { boundsOf, clampedInside } from './turned-box.ts'

const mug = fieldOf(mugFile).box
const hairline = { x: 0, y: 150, width: 300, height: 1, rotation: 0 }

describe('a hairline on a mug', () => {
  it('stays as thin as it was when it has to be shorter', () => {
    for (const rotation of [45, -45, 90, 30]) {
      const turned = clampedInside({ ...hairline, rotation }, mug)
      expect(turned.height).toBe(1)
      expect(turned.width).toBeLessThan(300)
      const { y, height } = boundsOf(turned)
      expect(y).toBeGreaterThanOrEqual(mug.y - 1e-9)
      expect(y + height).toBeLessThanOrEqual(mug.y + mug.height + 1e-9)
    }
    const upright = clampedInside({ ...hairline, width: 1, height: 300 }, mug)
    expect(upright).toMatchObject({ width: 1, height: mug.height })
  })

  it('stays as it is where it fits, and as it has become when it is placed again', () => {
    expect(clampedInside(hairline, mug)).toEqual(hairline)
    const turned = clampedInside({ ...hairline, rotation: 45 }, mug)
    const again = clampedInside(turned, mug)
    expect(again.height).toBe(1)
    expect(again.width).toBeCloseTo(turned.width, 9)
  })
})

describe('a field with no room for the least size', () => {
  it('has everything inside all the same', () => {
    const slit = { x: 0, y: 0, width: 300, height: 0.5 }
    const { height } = boundsOf(clampedInside({ ...hairline, rotation: 45 }, slit))
    expect(height).toBeLessThanOrEqual(0.5 + 1e-9)
  })
})
