import { describe, expect, it } from 'vitest'
import { addLabel } from './add-label.rules.ts'

const variant = (variantIndex: number, color: string, sizes: Record<string, number>) => ({
  ...{ _id: `v${variantIndex}`, variantIndex, color, colorCode: '#23574A', images: [] },
  sizes: Object.entries(sizes).map(([size, quantity]) => ({ size, quantity })),
})
const shirt = { sizes: [], variants: [variant(0, 'Hibiscus', { XS: 3, M: 0 }), variant(4, 'Leaf', { M: 2 })] }

describe('the button that adds to the cart', () => {
  it('asks for a colour while none is chosen, though a size is preset [A4.19] [A4.21]', () => {
    const label = addLabel(shirt, { variantIndex: null, size: 'XS', quantity: 1 })
    expect(label).toEqual({ word: 'product:chooseColour' })
  })

  it('names the colour and the size that it adds', () => {
    const label = addLabel(shirt, { variantIndex: 0, size: 'XS', quantity: 2 })
    expect(label).toEqual({ word: 'product:addSelection', selection: 'Hibiscus, XS' })
  })

  it('says so if the chosen size is out of stock in that colour', () => {
    const label = addLabel(shirt, { variantIndex: 0, size: 'M', quantity: 1 })
    expect(label).toEqual({ word: 'product:selectionOut', selection: 'Hibiscus, M' })
  })

  it('names the size of a product without colours, unless there is only one', () => {
    const tee = { sizes: ['S', 'M'], variants: [] }
    expect(addLabel(tee, { variantIndex: null, size: 'M', quantity: 1 })).toEqual({
      ...{ word: 'product:addSelection', selection: 'M' },
    })
    const hat = { sizes: ['One Size'], variants: [] }
    expect(addLabel(hat, { variantIndex: null, size: 'One Size', quantity: 1 })).toEqual({
      word: 'product:addToCart',
    })
  })
})
