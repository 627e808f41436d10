import { newImage, newText } from '@first-fashion/designer-engine/document/new-elements'
import { describe, expect, it } from 'vitest'
import { wayBetween } from './way-between.ts'

const text = newText('a', 'Monsoon')
const picture = newImage('a', 'shape:star')
const movedBy = <Element extends typeof text | typeof picture>(element: Element, x: number, y: number) => ({
  ...element,
  position: { ...element.position, x: element.position.x + x, y: element.position.y + y },
})
const ids = new Set(['a'])

describe('the way between two moments', () => {
  it('is how far all that moves has moved', () => {
    expect(wayBetween([text], [movedBy(text, 5, -3)], ids)).toEqual({ x: 5, y: -3 })
    const other = { ...text, id: 'b' }
    expect(wayBetween([text, other], [movedBy(text, 5, 0), other], new Set(['a', 'b']))).toBeUndefined()
  })

  it.each([
    ['another text', text, { text: 'Colombo' }],
    ['another layer', text, { position: { ...text.position, zIndex: 7 } }],
    ['hidden', text, { isHidden: true }],
    ['another width', text, { position: { ...text.position, width: 90 } }],
    ['restyled', text, { style: { ...text.style } }],
    ['another picture', picture, { url: 'shape:circle' }],
    ['repeated', picture, { tileWidth: 20 }],
    ['without its background', picture, { isBackgroundRemoved: true }],
  ])('is none if something else has changed: %s', (_, before, change) => {
    expect(wayBetween([before], [{ ...before, ...change } as typeof before], ids)).toBeUndefined()
  })
})
