import { describe, expect, it } from 'vitest'
import {
  addRefusal,
  availableStock,
  chooseColour,
  chooseSize,
  initialSelection,
  isSizeOut,
  offeredSizes,
} from './product-selection.rules.ts'

const variant = (variantIndex: number, sizes: Record<string, number>) => ({
  _id: `v${variantIndex}`,
  variantIndex,
  color: 'Leaf',
  colorCode: '#23574A',
  images: [],
  sizes: Object.entries(sizes).map(([size, quantity]) => ({ size, quantity })),
})
const shirt = { sizes: [], variants: [variant(0, { S: 3, M: 0 }), variant(4, { M: 2, L: 5 })] }
const unlike = { sizes: [], variants: [variant(0, { M: 1, XL: 1 }), variant(1, { XS: 1, L: 1 })] }
const hat = { sizes: ['One Size'], variants: [] }

describe('the selection on the product page', () => {
  it('offers all sizes across colours, the first preselected, while no colour is chosen [A4.19]', () => {
    const none = initialSelection(shirt)
    expect(offeredSizes(shirt, none)).toEqual(['S', 'M', 'L'])
    expect(none).toEqual({ variantIndex: null, size: 'S', quantity: 1 })
    expect(offeredSizes(unlike, initialSelection(unlike))).toEqual(['XS', 'M', 'L', 'XL'])
  })

  it('limits the sizes to the chosen colour and resets the quantity to 1 [A4.16]', () => {
    const chosen = chooseColour(shirt, { variantIndex: null, size: 'M', quantity: 5 }, 4)
    expect(offeredSizes(shirt, chosen)).toEqual(['M', 'L'])
    expect(chosen.quantity).toBe(1)
  })

  it('keeps the size if the new colour offers it, otherwise takes the first [A4.17]', () => {
    expect(chooseColour(shirt, { variantIndex: 0, size: 'M', quantity: 1 }, 4).size).toBe('M')
    expect(chooseColour(shirt, { variantIndex: 0, size: 'S', quantity: 1 }, 4).size).toBe('M')
  })

  it('resets the quantity to 1 on any change of size [A4.19]', () => {
    expect(chooseSize({ variantIndex: 4, size: 'M', quantity: 2 }, 'L').quantity).toBe(1)
  })

  it('counts the stock of the size in the colour: 0 without a colour, 99 without variants [A4.20] [A9.11]', () => {
    expect(availableStock(shirt, { variantIndex: 4, size: 'L', quantity: 1 })).toBe(5)
    expect(availableStock(shirt, initialSelection(shirt))).toBe(0)
    expect(availableStock(hat, initialSelection(hat))).toBe(99)
  })

  it('marks sizes that are out of stock in the chosen colour [A5.09]', () => {
    expect(isSizeOut(shirt, { variantIndex: 0, size: 'S', quantity: 1 }, 'M')).toBe(true)
    expect(isSizeOut(shirt, initialSelection(shirt), 'M')).toBe(false)
  })

  it('checks colour, size, valid data, stock and quantity in this order [A5.03] [A5.05] [A5.08]', () => {
    const words = [
      addRefusal(shirt, initialSelection(shirt)),
      addRefusal(shirt, { variantIndex: 4, size: '', quantity: 1 }),
      addRefusal(shirt, { variantIndex: 9, size: 'M', quantity: 1 }),
      addRefusal(shirt, { variantIndex: 0, size: 'M', quantity: 1 }),
      addRefusal(shirt, { variantIndex: 4, size: 'M', quantity: 3 }),
      addRefusal(shirt, { variantIndex: 4, size: 'M', quantity: 2 }),
    ]
    expect(words.map((one) => one?.word)).toEqual([
      'selection:selectColour',
      'selection:selectSize',
      'selection:invalidVariant',
      'selection:sizeOut',
      'selection:onlyAvailable',
      undefined,
    ])
  })
})
