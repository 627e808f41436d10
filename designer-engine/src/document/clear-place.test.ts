import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import { designPage } from '@first-fashion/contract/designs/design-limits'
import { describe, expect, it } from 'vitest'
import { fieldOf } from '../geometry/print-field.ts'
import { imageNamed, shirtFile } from '../testing/random-commands.ts'
import { clearPlace } from './clear-place.ts'
import { newShape, newText } from './new-elements.ts'

const { box: shirt } = fieldOf(shirtFile)
const { box: mug } = fieldOf({ widthPx: 2700, heightPx: 1050, dpi: 300, fill: 'cover' })

/** What was added one after the other. */
function put(fresh: readonly DesignElement[], field = shirt): DesignElement[] {
  const there: DesignElement[] = []
  for (const one of fresh) there.push({ ...one, position: clearPlace(one.position, there, field) })
  return there
}

const placesOf = (elements: readonly DesignElement[]) =>
  elements.map(({ position: { x, y, width, height } }) => ({ x, y, width, height }))

describe('something new', () => {
  it('stands in its own place on an empty side [B9.26]', () => {
    expect(placesOf(put([newText('a', 'Monsoon')]))).toEqual([designPage.newText])
    expect(placesOf(put([newShape('a', 'circle')]))).toEqual([designPage.newImage])
  })

  it('lies beside what is there, nearest to the middle where that is free', () => {
    const texts = put(['a', 'b', 'c'].map((id) => newText(id, id)))
    expect(placesOf(texts).map(({ x, y }) => [x, y])).toEqual([
      [100, 100],
      [50, 150],
      [50, 200],
    ])
    const [, below] = put([newShape('a', 'star'), newText('b', 'Monsoon')])
    expect(below?.position).toMatchObject({ x: 50, y: 250 })
  })

  it('hides as little as it can where no place is free, and never lies over its like', () => {
    const stars = put(['a', 'b', 'c'].map((id) => newShape(id, 'star')))
    expect(new Set(placesOf(stars).map(({ x, y }) => `${x} ${y}`)).size).toBe(3)
  })

  it('keeps its own place over a picture that fills the print area, and over what is hidden', () => {
    const full = { ...imageNamed('a'), position: { ...shirt, rotation: 0, zIndex: 0 } }
    expect(placesOf(put([full, newText('b', 'Monsoon')])).at(-1)).toEqual(designPage.newText)
    const hidden = { ...newText('a', 'Rain'), isHidden: true }
    expect(placesOf(put([hidden, newText('b', 'Monsoon')])).at(-1)).toEqual(designPage.newText)
  })

  it('is round if it is a circle, whatever the shape of the print area', () => {
    for (const field of [shirt, mug])
      for (const { width, height } of placesOf(
        put([newText('a', 'Rain'), newShape('b', 'circle')], field),
      ).slice(1))
        expect(width).toBeCloseTo(height)
  })
})
