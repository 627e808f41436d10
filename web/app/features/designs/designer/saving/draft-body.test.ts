import type { PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import { applyCommand } from '@first-fashion/designer-engine/commands/apply-command'
import { emptyDocument } from '@first-fashion/designer-engine/document/document'
import { newText } from '@first-fashion/designer-engine/document/new-elements'
import { fieldOf } from '@first-fashion/designer-engine/geometry/print-field'
import { describe, expect, it } from 'vitest'
import { draftBody } from './draft-body.ts'

const product = {
  id: 19,
  title: 'White glossy mug',
  image: '',
  variant_count: 1,
  type_name: 'Mug',
  brand: '',
  description: '',
  features: [],
}
const fileOf = (type: 'front' | 'back'): PrintVariant['files'][number] => ({
  ...{ type, preview_url: '', width: 1800, height: 2400, dpi: 150, fill: 'fit' },
})
const variantOf = (...sides: ('front' | 'back')[]): PrintVariant => ({
  ...{
    id: 1320,
    size: '11oz',
    color: 'White',
    color_label: 'White',
    color_code: '#ffffff',
    price: 5,
    sku: '',
  },
  ...{ weight: null, dimensions: null, material: '', image: '', files: sides.map(fileOf), blank: null },
  in_stock: true,
})

const { box } = fieldOf({ widthPx: 1800, heightPx: 2400, dpi: 150, fill: 'fit' })
const fields = { front: box, back: box }
const bothSides = (['front', 'back'] as const).reduce(
  (document, side) => applyCommand(document, { do: 'add', side, elements: [newText(side, side)] }, fields),
  emptyDocument,
)

const sidesOn = (variant: PrintVariant) => {
  const pricing = { baseCents: 500, printCents: 0, profitCents: 500 }
  const body = draftBody({
    product,
    variant,
    pricing,
    document: bothSides,
    name: 'Galle',
    description: '',
    log: undefined,
  })
  return body.designs.map(({ placement, elements }) => [placement, elements.length])
}

describe('the sides of a draft', () => {
  it('are all that its variant is printed on', () => {
    expect(sidesOn(variantOf('front', 'back'))).toEqual([
      ['front', 1],
      ['back', 1],
    ])
  })

  it('leave out what a variant with one side could not be printed with', () => {
    expect(sidesOn(variantOf('front'))).toEqual([['front', 1]])
  })
})
