import { describe, expect, it } from 'vitest'
import { type CartAnswer, countSkus, quantityIn, withLine, withQuantity } from './cart.rules.ts'

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

describe('the shown cart, until the server answers', () => {
  const line = (key: string, size: string, price: number, quantity: number): CartAnswer['lines'][number] => ({
    key,
    productId: key,
    variantIndex: 1,
    size,
    price,
    quantity,
    lineTotal: price * quantity,
    name: key,
    image: '',
    slug: key,
    path: `/product/${key}`,
    options: [],
    color: '',
    colorCode: '',
    stock: 9,
    state: 'ok',
    priceWhenAdded: null,
  })
  const shown: CartAnswer = {
    success: true,
    cartData: {},
    lines: [line('shirt_1', 'M', 1_999.95, 1), line('shirt_1', 'L', 1_000, 2), line('hat_1', 'M', 500, 1)],
    totals: { subtotal: 4_499.95, shipping: 350, discount: 100, total: 4_749.95 },
    version: 'before',
  }
  const linesOf = ({ lines }: CartAnswer) =>
    lines.map(({ key, size, quantity }) => `${quantity} ${key} ${size}`)

  it('has another quantity of that size alone, and all sums with it', () => {
    const changed = withLine(shown, shirt, 3)
    expect(linesOf(changed)).toEqual(['3 shirt_1 M', '2 shirt_1 L', '1 hat_1 M'])
    expect(changed.lines[0]?.lineTotal).toBe(5_999.85)
    expect(changed.totals).toEqual({ subtotal: 8_499.85, shipping: 350, discount: 100, total: 8_749.85 })
    expect(changed).toMatchObject({ version: 'before', success: true })
  })

  it('has no line of what was taken out', () => {
    const changed = withLine(shown, shirt, 0)
    expect(linesOf(changed)).toEqual(['2 shirt_1 L', '1 hat_1 M'])
    expect(changed.totals).toEqual({ subtotal: 2_500, shipping: 350, discount: 100, total: 2_750 })
  })

  it('counts only what can be bought', () => {
    const [first, ...rest] = shown.lines
    if (first === undefined) throw new Error('the cart has lines')
    const soldOut = { ...shown, lines: [{ ...first, state: 'sold-out' as const }, ...rest] }
    expect(withLine(soldOut, { ...shirt, size: 'L' }, 1).totals.subtotal).toBe(1_500)
  })

  it('costs nothing once nothing is left, delivery included', () => {
    const one = { ...shown, lines: shown.lines.slice(0, 1) }
    expect(withLine(one, shirt, 0).totals).toEqual({ subtotal: 0, shipping: 0, discount: 100, total: 0 })
  })
})

it('a product that is not in the cart has no units in it', () => {
  expect(quantityIn({}, shirt)).toBe(0)
  expect(quantityIn(withQuantity({}, { ...shirt, size: 'L' }, 1), shirt)).toBe(0)
})
