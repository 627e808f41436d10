import { describe, expect, it } from 'vitest'
import { handleAt, rotateHandle } from './handles.ts'

/** Of a finger, on a phone that is 390 px wide. */
const phone = { reach: 24.6, px: 1.12 }
const small = { x: 100, y: 100, width: 30, height: 30, rotation: 0 }

describe('the handles of a small element', () => {
  it('leave a finger its middle to drag it by', () => {
    for (const [x, y] of [
      [115, 115],
      [110, 110],
      [115, 102],
      [128, 115],
    ] as const)
      expect(handleAt(small, { x, y }, phone)).toBeUndefined()
  })

  it('are reached from outside as far as those of a large one, and at the corners themselves', () => {
    expect(handleAt(small, { x: 90, y: 120 }, phone)).toBe(3)
    expect(handleAt(small, { x: 140, y: 145 }, phone)).toBe(2)
    expect(handleAt(small, { x: 127, y: 127 }, phone)).toBe(2)
    expect(handleAt(small, rotateHandle(small, phone.px), phone)).toBe('rotate')
  })

  it('do not turn it from inside, however far a finger reaches', () => {
    expect(handleAt({ ...small, width: 200 }, { x: 200, y: 110 }, { ...phone, reach: 40 })).toBeUndefined()
  })
})

describe('the handle that turns', () => {
  it('is as far away on the screen however small the page is', () => {
    for (const px of [1.12, 2, 3]) expect(rotateHandle(small, px).y).toBeCloseTo(100 - 28 * px)
    expect(rotateHandle(small, 0.7).y).toBe(74)
  })
})

describe('the handles of a large element', () => {
  const large = { x: 50, y: 50, width: 200, height: 200, rotation: 30 }

  it('reach as far inside as outside', () => {
    const first = { x: 113.4, y: 13.4 }
    expect(handleAt(large, { x: first.x + 5, y: first.y + 18 }, phone)).toBe(0)
    expect(handleAt(large, { x: first.x - 5, y: first.y - 18 }, phone)).toBe(0)
  })
})
