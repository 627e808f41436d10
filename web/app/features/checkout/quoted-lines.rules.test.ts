import type { CartLine } from '@first-fashion/contract/cart/calls'
import type { Quote } from '@first-fashion/contract/checkout/quote'
import { lkr } from '@first-fashion/contract/money/money'
import { describe, expect, it } from 'vitest'
import { quotedLines, seenInCart, withSeen } from './quoted-lines.rules.ts'

const sku = {
  productId: '019a0000-0000-7000-8000-000000000001',
  variantIndex: 1,
  size: 'M',
  name: 'Galle Fort Linen Shirt',
  image: '/media/garments/shirt/960.webp',
  options: ['Leaf Green', 'M'],
  color: 'Leaf Green',
}
const quoteAt = (price: number): Quote => ({
  quoteId: 'q',
  lines: [{ ...sku, quantity: 2, price, lineTotal: price * 2 }],
  subtotal: price * 2,
  shipping: 350,
  discount: 0,
  adjustments: [],
  tenders: [],
  refusals: [],
  promoCode: null,
  promoCodeRefusal: null,
  delivery: {
    zone: null,
    isAvailable: true,
    isEstimate: false,
    estimatedDays: { min: 1, max: 3 },
    standardDays: { min: 1, max: 3 },
    isExpress: false,
    express: null,
    freeOver: null,
    madeToOrder: null,
  },
  total: price * 2 + 350,
  storeCredit: { available: 0, used: 0 },
  due: price * 2 + 350,
  currency: lkr,
  chargedMinorUnits: (price * 2 + 350) * 100,
  chargedText: '',
  validUntil: 0,
})
const cartLineAt = (price: number, priceWhenAdded: number | null): CartLine => ({
  ...sku,
  key: `${sku.productId}_1`,
  path: '/product/shirt',
  slug: 'shirt',
  colorCode: '#23574a',
  quantity: 2,
  price,
  lineTotal: price * 2,
  stock: 9,
  state: 'ok',
  priceWhenAdded,
})

describe('the lines of the checkout', () => {
  it('cost what the quote holds for the shopper, whatever the cart says', () => {
    const [line] = quotedLines(quoteAt(22_500), seenInCart([cartLineAt(22_500, null)]), lkr)
    expect(line).toMatchObject({ displayTotal: 'Rs. 45,000.00', priceBefore: null })
  })

  it('show the previous price when a renewed quote changes it', () => {
    const seen = withSeen(seenInCart([cartLineAt(22_500, null)]), quoteAt(22_500).lines)
    const [line] = quotedLines(quoteAt(23_500), withSeen(seen, quoteAt(23_500).lines), lkr)
    expect(line).toMatchObject({ displayTotal: 'Rs. 47,000.00', priceBefore: 22_500 })
  })

  it('show the price at which the item was added to the cart', () => {
    const [line] = quotedLines(quoteAt(9000), seenInCart([cartLineAt(9000, 8950)]), lkr)
    expect(line?.priceBefore).toBe(8950)
  })

  it('are on final sale when the quote says so, and only then', () => {
    const quote = quoteAt(9000)
    const onSale = { ...quote, lines: quote.lines.map((line) => ({ ...line, finalSale: true })) }
    expect(quotedLines(onSale, new Map(), lkr).map(({ isFinalSale }) => isFinalSale)).toEqual([true])
    expect(quotedLines(quote, new Map(), lkr).map(({ isFinalSale }) => isFinalSale)).toEqual([false])
  })
})
