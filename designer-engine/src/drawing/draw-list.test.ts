import { designElement } from '@first-fashion/contract/designs/design-document'
import { describe, expect, it } from 'vitest'
import { drawListOf } from './draw-list.ts'

/** The box of a tile of a picture of that size, repeated over a square. */
function tileOf(size: { width: number; height: number }, tileWidth: number) {
  const element = designElement.parse({
    ...{ id: 'a', type: 'image', url: '/a', tileWidth, style: {} },
    position: { x: 0, y: 0, width: 300, height: 300 },
  })
  const content = { elements: [element], background: 'transparent' }
  const [drawn] = drawListOf(content, { outlineOf: () => [], sizeOf: () => size }).elements
  return drawn?.content.kind === 'picture' ? drawn.content.box : undefined
}

describe('a picture that is repeated', () => {
  it('has tiles of its own proportions, as wide as was chosen', () => {
    expect(tileOf({ width: 400, height: 300 }, 40)).toMatchObject({ width: 40, height: 30 })
    expect(tileOf({ width: 300, height: 400 }, 5)?.height).toBeCloseTo(20 / 3)
  })

  it('has tiles that are never too thin to be counted, whatever the picture', () => {
    expect(tileOf({ width: 10_000, height: 1 }, 5)).toMatchObject({ width: 30_000, height: 3 })
  })
})
