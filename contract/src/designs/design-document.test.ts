import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { designElement, designSide } from './design-document.ts'
import { designPage } from './design-limits.ts'

const position = { x: 10, y: 20, width: 100, height: 50 }
const text = { id: 'a', type: 'text', text: 'Monsoon', position, style: {} }
const side = (change: object) => ({ placement: 'front', elements: [{ ...text, ...change }] })
const accepts = (change: object) => designSide.safeParse(side(change)).success
const styled = (style: object) => accepts({ style })
const placed = (change: object) => accepts({ position: { ...position, ...change } })

describe('a side of a design', () => {
  it('has elements on a transparent ground, each with its place and style [B3.44] [B3.45]', () => {
    const image = { id: 'b', type: 'image', url: 'shape:star', position, style: { opacity: 0.5 } }
    const read = designSide.parse({ placement: 'back', elements: [text, image] })
    expect(read).toMatchObject({ placement: 'back', background: 'transparent' })
    expect(read.elements[0]).toMatchObject({
      id: 'a',
      type: 'text',
      text: 'Monsoon',
      position: { ...position, rotation: 0, zIndex: 0 },
      style: {
        opacity: 1,
        fontSize: 24,
        fontFamily: 'Arial',
        fontWeight: 'normal',
        color: '#000000',
        textAlign: 'center',
      },
    })
    expect(read.elements[1]).toMatchObject({ type: 'image', url: 'shape:star', style: { opacity: 0.5 } })
    for (const [background, expected] of [
      ['#FFCC00', '#ffcc00'],
      [{ color: '#FFCC00' }, '#ffcc00'],
      [{ color: 'transparent' }, 'transparent'],
      [{}, 'transparent'],
    ] as const)
      expect(designSide.parse({ ...side({}), background }).background).toBe(expected)
    for (const background of ['red', { color: 'red' }, 7])
      expect(designSide.safeParse({ ...side({}), background }).success).toBe(false)
  })

  it('is measured on a page of 400x500 with a print area of 300x300 [B9.25]', () => {
    expect(designPage.canvas).toEqual({ width: 400, height: 500 })
    expect(designPage.printArea).toEqual({ x: 50, y: 100, width: 300, height: 300 })
    expect(designSide.parse(side({})).dimensions).toEqual({ width: 300, height: 400 })
  })

  it('keeps sizes, turns, opacity and layers within their limits [B5.25]', () => {
    for (const fontSize of [8, 72]) expect(styled({ fontSize }), `${fontSize}`).toBe(true)
    for (const fontSize of [7, 73]) expect(styled({ fontSize }), `${fontSize}`).toBe(false)
    for (const rotation of [-180, 180]) expect(placed({ rotation }), `${rotation}`).toBe(true)
    for (const rotation of [-181, 181]) expect(placed({ rotation }), `${rotation}`).toBe(false)
    for (const opacity of [0, 1]) expect(styled({ opacity }), `${opacity}`).toBe(true)
    for (const opacity of [-0.01, 1.01]) expect(styled({ opacity }), `${opacity}`).toBe(false)
    expect(placed({ zIndex: 0 })).toBe(true)
    expect(placed({ zIndex: -1 })).toBe(false)
    expect(placed({ x: Number.NaN })).toBe(false)
    expect(placed({ width: Number.POSITIVE_INFINITY })).toBe(false)
  })

  it('has no element of more than ten print areas: of an older one what is nearest to the print area is left', () => {
    const positionOf = (position: object) =>
      designElement.parse({ id: 'a', type: 'image', url: '/a', style: {}, position }).position
    expect(positionOf({ x: -4850, y: 20, width: 10_000, height: 50 })).toMatchObject({
      ...{ x: -1350, y: 20, width: 3000, height: 50 },
    })
    expect(positionOf({ x: 290, y: 100, width: 10_000, height: 10_000 })).toMatchObject({
      ...{ x: 290, y: 100, width: 3000, height: 3000 },
    })
    expect(positionOf({ x: 10, y: 20, width: 3000, height: 2000 })).toMatchObject({
      x: 10,
      width: 3000,
      height: 2000,
    })
    const lengths = fc.double({ min: 1, max: 10_000, noNaN: true })
    const places = fc.double({ min: -10_000, max: 10_000, noNaN: true })
    fc.assert(
      fc.property(places, places, lengths, lengths, (x, y, width, height) => {
        const sideOf = (position: object) =>
          designSide.safeParse({
            placement: 'front',
            elements: [{ id: 'a', type: 'image', url: '/a', style: {}, position }],
          })
        // What was on the print area is a valid design still, and stays as it is from then on.
        if (Math.abs(x + width / 2 - 150) > 150 || Math.abs(y + height / 2 - 150) > 150) return
        const once = sideOf({ x, y, width, height })
        const [element] = once.success ? once.data.elements : []
        expect(element?.position.width).toBeLessThanOrEqual(3000)
        expect(sideOf(element?.position ?? {}).data?.elements[0]?.position).toEqual(element?.position)
      }),
    )
  })

  it('has no element outside the print area, where nothing is printed [B5.24]', () => {
    for (const inside of [{ x: -40 }, { y: -40 }, { x: 290 }, { y: 290 }, { x: 300, rotation: 90 }])
      expect(placed(inside), JSON.stringify(inside)).toBe(true)
    for (const outside of [{ x: 9999 }, { x: -120 }, { y: -120 }, { x: 310 }, { y: 340 }])
      expect(placed(outside), JSON.stringify(outside)).toBe(false)
  })
})
