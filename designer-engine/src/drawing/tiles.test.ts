import { designElement } from '@first-fashion/contract/designs/design-document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matrixOf } from './draw-list.ts'
import { tileCount, tilesOf } from './tiles.ts'

const field = { x: 0, y: 0, width: 300, height: 300 }

/** A pattern of tiles of 5 x 4 units in a box. */
function pattern(place: { x: number; y: number; width: number; height: number; rotation?: number }) {
  const { position } = designElement.parse({ id: 'a', type: 'image', url: '/a', position: place, style: {} })
  return {
    matrix: matrixOf(position),
    content: {
      box: { x: 0, y: 0, width: 5, height: 4 },
      clip: { x: 0, y: 0, width: position.width, height: position.height },
    },
  }
}

describe('a pattern', () => {
  it('has all its tiles if it lies in the field', () => {
    const tiles = tilesOf(pattern({ x: 10, y: 10, width: 12, height: 8 }), field)
    expect(tiles.map(({ x, y }) => [x, y])).toEqual([
      ...[0, 5, 10].map((x) => [x, 0]),
      ...[0, 5, 10].map((x) => [x, 4]),
    ])
  })

  it('has no more tiles than the field has room for, however large it is and however it is turned', () => {
    const place = fc.record({
      x: fc.double({ min: -10_000, max: 10_000, noNaN: true }),
      y: fc.double({ min: -10_000, max: 10_000, noNaN: true }),
      width: fc.double({ min: 1, max: 10_000, noNaN: true }),
      height: fc.double({ min: 1, max: 10_000, noNaN: true }),
      rotation: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    // The diagonal of the field in tiles, and one that is cut at each end.
    const most = (Math.ceil(425 / 5) + 2) * (Math.ceil(425 / 4) + 2)
    fc.assert(
      fc.property(place, (one) => {
        expect(tilesOf(pattern(one), field).length).toBeLessThanOrEqual(most)
      }),
    )
  })

  it('shows the same where it is seen: tiles stay where they were without the field', () => {
    const place = { x: -90, y: -40, width: 700, height: 500, rotation: 30 }
    const everywhere = { x: -5000, y: -5000, width: 10_000, height: 10_000 }
    const all = tilesOf(pattern(place), everywhere)
    const seen = tilesOf(pattern(place), field)
    expect(all).toHaveLength(140 * 125)
    const known = new Set(all.map(({ x, y }) => `${x} ${y}`))
    expect(seen.filter(({ x, y }) => !known.has(`${x} ${y}`))).toEqual([])
    expect(seen.length).toBeLessThan(all.length)
  })

  it('counts what has to be painted, and nothing that lies beside the field', () => {
    const listed = (place: Parameters<typeof pattern>[0]) => ({
      id: 'a',
      opacity: 1,
      matrix: pattern(place).matrix,
      content: {
        ...{ kind: 'picture' as const, url: '/a', isBackgroundRemoved: false },
        ...{ crop: { left: 0, top: 0, width: 1, height: 1 }, ...pattern(place).content },
      },
    })
    const list = {
      background: 'transparent',
      elements: [
        listed({ x: 0, y: 0, width: 300, height: 300 }),
        listed({ x: 400, y: 0, width: 300, height: 300 }),
      ],
    }
    expect(tileCount(list, field)).toBe(60 * 75)
  })
})
