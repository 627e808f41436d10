import { describe, expect, it } from 'vitest'
import { layAround, unrolledSize } from './around.ts'

const picture = { width: 200, height: 250 }
/** A cylinder 100 px wide, whose print goes all around and is 50 px high. */
const view = { x: 0.5, y: 0.5, width: 0.5, height: 0.2, bow: 0, turn: 0, reach: 360 }

/** A print whose red grows from its left end to its right, in steps of a degree. */
function graded() {
  const { width, height } = unrolledSize(view, picture)
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < data.length; at += 4) {
    data[at] = (((at / 4) % width) / width) * 250
    data[at + 3] = 255
  }
  return { width, height, data }
}

function laid(changes: Partial<typeof view>) {
  const into = { ...picture, data: new Uint8ClampedArray(picture.width * picture.height * 4) }
  layAround(graded(), { ...view, ...changes }, into)
  return (x: number, y: number) => {
    const at = (y * picture.width + x) * 4
    return { red: into.data[at] ?? 0, opacity: into.data[at + 3] ?? 0 }
  }
}

describe('a print that goes around', () => {
  it('is painted as long as it is around the thing', () => {
    expect(unrolledSize(view, picture)).toEqual({ width: 314, height: 50 })
  })

  it('shows its middle from the front, narrower to the sides, and nothing beside the thing', () => {
    const at = laid({})
    expect(at(100, 125).red).toBeCloseTo(125, -1)
    // Half way to the side a sixth of the half that faces us is left.
    expect(at(125, 125).red).toBeCloseTo(125 + 250 / 12, -1)
    expect(at(148, 125).red).toBeGreaterThan(170)
    expect([at(49, 125).opacity, at(151, 125).opacity]).toEqual([0, 0])
    expect([at(100, 99).opacity, at(100, 151).opacity]).toEqual([0, 0])
  })

  it('shows its ends from the sides', () => {
    expect(laid({ turn: -90 })(100, 125).red).toBeCloseTo(250 / 4, -1)
    expect(laid({ turn: 90 })(100, 125).red).toBeCloseTo((250 * 3) / 4, -1)
  })

  it('leaves free what it does not reach', () => {
    const at = laid({ turn: 90, reach: 240 })
    expect(at(100, 125).opacity).toBe(255)
    // 120 degrees from the middle it ends: 30 degrees from here.
    expect(at(124, 125).opacity).toBeGreaterThan(0)
    expect(at(126, 125).opacity).toBe(0)
  })

  it('hangs lower in the middle, as one looks down on it', () => {
    const at = laid({ bow: 0.04 })
    expect([at(100, 98).opacity, at(100, 102).opacity]).toEqual([0, 255])
    expect([at(52, 92).opacity, at(52, 98).opacity, at(52, 145).opacity]).toEqual([0, 255, 0])
  })
})
