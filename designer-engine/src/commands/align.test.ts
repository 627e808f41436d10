import type { DesignCommand } from '@first-fashion/contract/designs/design-commands'
import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DesignDocument, emptyDocument } from '../document/document.ts'
import { fieldOf } from '../geometry/print-field.ts'
import { imageNamed, shirtFile } from '../testing/random-commands.ts'
import { applyCommand } from './apply-command.ts'

type Edge = Extract<DesignCommand, { readonly do: 'align' }>['edge']

const { box } = fieldOf(shirtFile)
const fields = { front: box, back: box }

const at = (
  id: string,
  x: number,
  y: number,
  state: Partial<Pick<DesignElement, 'group' | 'isLocked'>> = {},
): DesignElement => ({
  ...imageNamed(id),
  ...state,
  position: { x, y, width: 50, height: 50, rotation: 0, zIndex: 0 },
})

const ofElements = (...elements: DesignElement[]): DesignDocument => ({
  ...emptyDocument,
  front: { ...emptyDocument.front, elements },
})

const placesIn = ({ front }: DesignDocument) =>
  Object.fromEntries(front.elements.map(({ id, position: { x, y } }) => [id, [x, y]]))

const aligned = (document: DesignDocument, edge: Edge, to: 'selection' | 'print-area') =>
  placesIn(applyCommand(document, { do: 'align', side: 'front', ids: idsOf(document), edge, to }, fields))

const distributed = (document: DesignDocument, axis: 'horizontal' | 'vertical') =>
  placesIn(applyCommand(document, { do: 'distribute', side: 'front', ids: idsOf(document), axis }, fields))

const idsOf = ({ front }: DesignDocument) => front.elements.map(({ id }) => id)

const circle = at('circle', 20, 20, { group: 'g' })
const square = at('square', 100, 60, { group: 'g' })

describe('a group', () => {
  it('lines up with the print area as one', () => {
    const group = ofElements(circle, square)
    const right = box.x + box.width - 50
    expect(aligned(group, 'right', 'print-area')).toEqual({ circle: [right - 80, 20], square: [right, 60] })
    expect(aligned(group, 'top', 'print-area')).toEqual({
      circle: [20, box.y],
      square: [100, box.y + 40],
    })
  })

  it('lines up with another element as one', () => {
    const design = ofElements(circle, square, at('star', 10, 200))
    expect(aligned(design, 'left', 'selection')).toEqual({
      circle: [10, 20],
      square: [90, 60],
      star: [10, 200],
    })
  })

  it('is spaced between others as one, and alone is not spaced', () => {
    const design = ofElements(at('first', 0, 0), circle, square, at('last', 250, 0))
    expect(distributed(design, 'horizontal')).toEqual({
      first: [0, 0],
      circle: [85, 20],
      square: [165, 60],
      last: [250, 0],
    })
    const alone = ofElements(circle, square, at('star', 30, 90, { group: 'g' }))
    expect(distributed(alone, 'vertical')).toEqual(placesIn(alone))
  })

  it('leaves a locked member where it is', () => {
    const design = ofElements(circle, { ...square, isLocked: true })
    expect(aligned(design, 'right', 'selection')).toEqual({ circle: [100, 20], square: [100, 60] })
  })

  it('keeps its form whatever it is lined up or spaced with', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 5, maxLength: 5 }), arrangement, (places, arrange) => {
        const groups = ['g', 'g', 'h', 'h', null]
        const design = ofElements(
          ...places.map(({ x, y }, index) => at(`e${index}`, x, y, { group: groups[index] ?? null })),
        )
        const after = applyCommand(design, { ...arrange, side: 'front', ids: idsOf(design) }, fields)
        for (const group of ['g', 'h'])
          for (const [index, length] of formOf(after, group).entries())
            expect(length).toBeCloseTo(formOf(design, group)[index] ?? Number.NaN)
      }),
    )
  })
})

const place = fc.record({ x: fc.integer({ min: 0, max: 250 }), y: fc.integer({ min: 0, max: 250 }) })

const arrangement = fc.oneof(
  fc.record({
    do: fc.constant('align' as const),
    edge: fc.constantFrom('left', 'center', 'right', 'top', 'middle', 'bottom'),
    to: fc.constantFrom('selection', 'print-area'),
  }),
  fc.record({ do: fc.constant('distribute' as const), axis: fc.constantFrom('horizontal', 'vertical') }),
)

/** How far the second member of a group lies from the first. */
function formOf({ front }: DesignDocument, name: string): [x: number, y: number] {
  const [first, second] = front.elements.filter(({ group }) => group === name)
  if (first === undefined || second === undefined) throw new Error(`no group ${name}`)
  return [second.position.x - first.position.x, second.position.y - first.position.y]
}
