import { describe, expect, it } from 'vitest'
import { clampedToStage, fitted, largestScale, movedBy, zoomedTo } from './zoom.rules.ts'

const stage = { width: 400, height: 800 }
const picture = { width: 400, height: 500 }

describe('an enlarged picture', () => {
  it('zooms around the finger: the point under it stays there', () => {
    const view = zoomedTo(fitted, 2, { x: 100, y: -50 })
    expect(view).toEqual({ scale: 2, x: -100, y: 50 })
    // The point of the picture that was at (100, -50) is shown at scale * point + offset.
    expect({ x: 2 * 100 + view.x, y: 2 * -50 + view.y }).toEqual({ x: 100, y: -50 })
  })

  it('zooms up to a limit, and fits in the middle again when zoomed out', () => {
    expect(zoomedTo(fitted, 99, { x: 0, y: 0 }).scale).toBe(largestScale)
    expect(zoomedTo({ scale: 3, x: 80, y: 9 }, 0.5, { x: 10, y: 10 })).toEqual(fitted)
  })

  it('cannot be dragged off its stage', () => {
    const pushed = clampedToStage(movedBy({ scale: 2, x: 0, y: 0 }, { x: 900, y: -900 }), picture, stage)
    expect(pushed).toEqual({ scale: 2, x: 200, y: -100 })
  })

  it('stays in the middle where it is smaller than the stage', () => {
    const view = clampedToStage({ scale: 1.2, x: 0, y: 300 }, picture, stage)
    expect(view.y).toBe(0)
  })
})
