import { designPage } from '@first-fashion/contract/designs/design-limits'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyCommand } from '../commands/apply-command.ts'
import { documentOf, elementOf } from '../document/document.ts'
import { fieldOf } from '../geometry/print-field.ts'
import { cornersOf } from '../geometry/turned-box.ts'
import { elementAt, elementsIn, withGroups } from '../pointing/hit-testing.ts'
import { imageNamed, shirtFile, textNamed } from '../testing/random-commands.ts'
import { startDrag } from './drag.ts'
import type { GestureStep } from './gesture.ts'
import { startPinch } from './pinch.ts'
import { type Corner, startResize } from './resize.ts'
import { startRotate } from './rotate.ts'

const field = fieldOf(shirtFile).box
const keys = { isStrict: false, isFree: false }
const at = (position: object, id = 'a') => {
  const one = imageNamed(id)
  return { ...one, position: { ...one.position, ...position } }
}
const documentWith = (...elements: ReturnType<typeof at>[]) =>
  documentOf([
    {
      version: 1,
      placement: 'front',
      elements,
      background: 'transparent',
      dimensions: designPage.dimensions,
    },
  ])
const after = (step: GestureStep, ...elements: ReturnType<typeof at>[]) => {
  const document = documentWith(...elements)
  const next =
    step.command === null ? document : applyCommand(document, step.command, { front: field, back: field })
  return elementOf(next, 'front', 'a')?.position
}

describe('dragging', () => {
  const one = at({ x: 50, y: 60, width: 40, height: 40 })
  const other = at({ x: 200, y: 200, width: 50, height: 50 }, 'b')
  const dragBeside = (beside: typeof other) =>
    startDrag({
      side: 'front',
      elements: [one, beside],
      ids: ['a'],
      from: { x: 60, y: 70 },
      field,
      tolerance: 4,
    })
  const drag = dragBeside(other)

  it('moves an element, and lines it up with others and the print area [B4.17]', () => {
    expect(after(drag({ x: 75, y: 83 }, keys), one, other)).toMatchObject({ x: 65, y: 73 })
    const snapped = drag({ x: 207, y: 91 }, keys)
    expect(snapped.guides).toEqual([{ x: 200 }])
    expect(after(snapped, one, other)).toMatchObject({ x: 200 })
    expect(after(drag({ x: 207, y: 91 }, { ...keys, isFree: true }), one, other)).toMatchObject({ x: 197 })
    const inTheMiddle = drag({ x: 141, y: 90 }, keys)
    expect(inTheMiddle.guides).toEqual([{ x: 150 }])
    expect(after(inTheMiddle, one, other)).toMatchObject({ x: 130 })
  })

  it('stops at the edge of the print area [B5.24]', () => {
    expect(after(drag({ x: 900, y: -900 }, keys), one, other)).toMatchObject({ x: 260, y: 0 })
  })

  it('shows the lines on which it lies at the edge, not those it would lie on beyond it', () => {
    const low = at({ x: 200, y: 262, width: 50, height: 30 }, 'b')
    const beyondTheEdge = dragBeside(low)({ x: 67, y: 287 }, keys)
    expect(after(beyondTheEdge, one, low)).toMatchObject({ y: 260 })
    expect(beyondTheEdge.guides).toEqual([{ y: 300 }])
  })

  it('stays on its line with Shift', () => {
    expect(after(drag({ x: 90, y: 75 }, { isStrict: true, isFree: true }), one, other)).toMatchObject({
      x: 80,
      y: 60,
    })
  })
})

describe('dragging with Shift', () => {
  it('is attracted along its line only', () => {
    const one = at({ x: 50, y: 60, width: 40, height: 40 })
    const lower = at({ x: 200, y: 63, width: 50, height: 50 }, 'b')
    const drag = startDrag({
      ...{ side: 'front', elements: [one, lower], ids: ['a'], from: { x: 60, y: 70 }, field, tolerance: 4 },
    } as const)
    const held = drag({ x: 207, y: 75 }, { isStrict: true, isFree: false })
    expect(after(held, one, lower)).toMatchObject({ x: 200, y: 60 })
    expect(held.guides).toEqual([{ x: 200 }])
  })
})

describe('pulling a corner', () => {
  it('of what is thin makes it no longer than it is pulled', () => {
    const line = at({ x: 40, y: 176, width: 220, height: 4 })
    const pull = startResize({ side: 'front', element: line, corner: 2, field })
    expect(after(pull({ x: 150, y: 178 }, keys), line)).toMatchObject({ width: 220, height: 4 })
    expect(after(pull({ x: 282, y: 180 }, keys), line)?.width).toBeCloseTo(242)
    const text = { ...textNamed('a'), position: { ...textNamed('a').position, width: 100, height: 12 } }
    const narrower = startResize({ side: 'front', element: text, corner: 2, field })(
      { x: text.position.x + 60, y: text.position.y + 2 },
      keys,
    )
    expect(narrower.command).toMatchObject({ places: [{ width: 60, height: 12 }] })
  })

  it('leaves the opposite corner where it is, and a picture its proportions', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Corner>(0, 1, 2, 3),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.double({ min: 0, max: 300, noNaN: true }),
        fc.double({ min: 0, max: 300, noNaN: true }),
        (corner, rotation, x, y) => {
          const one = at({ x: 120, y: 130, width: 60, height: 40, rotation })
          const [anchor] = [cornersOf(one.position)[(corner + 2) % 4]]
          const pulled = after(
            startResize({ side: 'front', element: one, corner, field })({ x, y }, keys),
            one,
          )
          if (pulled === undefined || anchor === undefined) throw new Error('it is gone')
          const still = cornersOf(pulled)[(corner + 2) % 4]
          expect(still?.x).toBeCloseTo(anchor.x, 4)
          expect(still?.y).toBeCloseTo(anchor.y, 4)
          expect(pulled.width / pulled.height).toBeCloseTo(1.5, 4)
          expect(Math.min(pulled.width, pulled.height)).toBeGreaterThanOrEqual(20 - 1e-6)
        },
      ),
    )
  })

  it('changes the shape of a text’s box', () => {
    const text = textNamed('a')
    const step = startResize({ side: 'front', element: text, corner: 2, field })({ x: 260, y: 190 }, keys)
    expect(step.command).toMatchObject({ places: [{ width: 160, height: 90 }] })
  })
})

describe('turning', () => {
  it('follows the pointer around the middle, and stops at right angles', () => {
    const one = at({ x: 130, y: 130, width: 40, height: 40 })
    const turn = startRotate({ side: 'front', element: one, from: { x: 150, y: 100 } })
    expect(after(turn({ x: 200, y: 150 }, keys), one)?.rotation).toBe(90)
    expect(after(turn({ x: 199, y: 148 }, keys), one)?.rotation).toBe(90)
    expect(after(turn({ x: 170, y: 100 }, { isStrict: true, isFree: false }), one)?.rotation).toBe(15)
  })

  it('scales and turns with two fingers', () => {
    const one = at({ x: 130, y: 130, width: 40, height: 40 })
    const pinch = startPinch({
      side: 'front',
      element: one,
      fingers: [
        { x: 140, y: 150 },
        { x: 160, y: 150 },
      ],
    })
    const apart = pinch([
      { x: 150, y: 130 },
      { x: 150, y: 170 },
    ])
    expect(after(apart, one)).toMatchObject({ width: 80, height: 80, rotation: 90, x: 110, y: 110 })
  })
})

describe('pointing', () => {
  const low = at({ x: 0, y: 0, width: 100, height: 100 })
  const high = at({ x: 50, y: 50, width: 100, height: 100, rotation: 45, zIndex: 1 }, 'b')
  it('finds the uppermost element, turned ones by their shape', () => {
    expect(elementAt([low, high], { x: 60, y: 90 })?.id).toBe('b')
    expect(elementAt([low, high], { x: 55, y: 55 })?.id).toBe('a')
    expect(elementAt([low, { ...high, isHidden: true }], { x: 90, y: 90 })?.id).toBe('a')
    expect(elementAt([low, { ...high, isLocked: true }], { x: 90, y: 90 })?.id).toBe('a')
    expect(elementAt([low, high], { x: 290, y: 290 })).toBeUndefined()
  })
  it('takes what lies in a box as a whole, and groups together', () => {
    expect(elementsIn([low, high], { x: 0, y: 0, width: 120, height: 120 }).map(({ id }) => id)).toEqual([
      'a',
    ])
    const grouped = [
      { ...low, group: 'g' },
      { ...high, group: 'g' },
    ]
    expect(withGroups(grouped, ['a'])).toEqual(['a', 'b'])
    expect(withGroups([low, high], ['a'])).toEqual(['a'])
  })
})
