import { designSides } from '@first-fashion/contract/designs/design-document'
import { applyCommand } from '@first-fashion/designer-engine/commands/apply-command'
import { emptyDocument, sidesOf } from '@first-fashion/designer-engine/document/document'
import { fieldOf, type PrintFile } from '@first-fashion/designer-engine/geometry/print-field'
import { describe, expect, it } from 'vitest'
import { templateNames, templateOf } from './starter-templates.ts'

const fieldsOf = (widthPx: number, heightPx: number, fill: PrintFile['fill']) => {
  const { box } = fieldOf({ widthPx, heightPx, dpi: 300, fill })
  return { front: box, back: box }
}
const products = [
  ['shirt', fieldsOf(1800, 2400, 'fit')],
  ['mug', fieldsOf(2700, 1050, 'cover')],
  ['phone case', fieldsOf(879, 1830, 'cover')],
] as const

describe.each(products)('a starter template on a %s', (_, fields) => {
  it.each(templateNames)('is stored as it is drawn, inside the print area: %s', (name) => {
    const sides = sidesOf(templateOf(name, fields))
    expect(designSides.parse(sides)).toEqual(sides)
    const placed = sidesOf(applyCommand(emptyDocument, { do: 'replace', sides }, fields))
    const placesOf = (all: typeof sides) =>
      all.flatMap(({ elements }) =>
        elements.flatMap(({ position: { x, y, width, height } }) => [x, y, width, height]),
      )
    for (const [at, place] of placesOf(placed).entries()) expect(place).toBeCloseTo(placesOf(sides)[at] ?? 0)
  })
})

it('shrinks letters with the print area, down to the smallest that can be printed', () => {
  const sizes = ({ front }: ReturnType<typeof templateOf>) =>
    front.elements.flatMap((one) => (one.type === 'text' ? [one.style.fontSize] : []))
  expect(sizes(templateOf('sun', products[0][1]))).toEqual([40, 14])
  expect(sizes(templateOf('sun', products[1][1]))).toEqual([15, 8])
})
