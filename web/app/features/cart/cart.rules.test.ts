import { describe, expect, it } from 'vitest'
import { countSkus, quantityIn, withQuantity } from './cart.rules.ts'

const shirt = { itemId: 'shirt', variantIndex: 1, size: 'M', color: 'Leaf', colorCode: '#23574A' }

describe('the cart in the browser', () => {
  it('has another kind of thing under its own id, and counts only its units', () => {
    const poster = { itemId: 'poster_1', variantIndex: 0, size: 'A2', color: '', colorCode: '' }
    const variantInfo = { color: '', colorCode: '', variantIndex: 0 }
    const cart = { poster_1: { A2: 2, variantInfo, item: { isPoster: true, price: 1200 } } }
    expect(countSkus(cart)).toBe(2)
    expect(quantityIn(withQuantity(cart, poster, 3), poster)).toBe(3)
    expect(withQuantity(cart, poster, 0)).toEqual({})
  })

  it('keeps the quantity of each size beside its colour, under product and variant index [A3.09] [A3.10]', () => {
    const cart = withQuantity(withQuantity({}, shirt, 2), { ...shirt, size: 'L' }, 1)
    expect(cart).toEqual({
      shirt_1: { M: 2, L: 1, variantInfo: { color: 'Leaf', colorCode: '#23574A', variantIndex: 1 } },
    })
    expect(countSkus(cart)).toBe(3)
  })

  it('rolls a refused add back: the size entry goes, and the product entry when it is empty [A4.05]', () => {
    const before = withQuantity({}, { ...shirt, size: 'L' }, 1)
    const added = withQuantity(before, shirt, 1)
    expect(withQuantity(added, shirt, 0)).toEqual(before)
    expect(withQuantity(before, { ...shirt, size: 'L' }, 0)).toEqual({})
  })

  it('restores the quantity that was there before a refused add', () => {
    const before = withQuantity({}, shirt, 2)
    const added = withQuantity(before, shirt, quantityIn(before, shirt) + 3)
    expect(quantityIn(withQuantity(added, shirt, 2), shirt)).toBe(2)
  })

  it('removes a line at quantity 0 [A4.07]', () => {
    expect(withQuantity(withQuantity({}, shirt, 1), shirt, 0)).toEqual({})
  })
})
