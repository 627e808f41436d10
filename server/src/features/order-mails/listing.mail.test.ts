import { describe, expect, it } from 'vitest'
import { hasTwoParcels, listingHtml, listingText } from './listing.mail.ts'

const line = (name: string) => ({
  quantity: 2,
  name,
  options: ['White', 'M'],
  color: 'White',
  image: '/media/shirt/front/800.avif',
  amount: '',
  note: '',
})
const named = (count: number) => Array.from({ length: count }, (_, at) => line(`Shirt ${at + 1}`))

describe('the lines of an update', () => {
  it('are four at most, and how many more there are', () => {
    const html = listingHtml({ lines: named(6), rows: [] }, 'https://store.example')
    expect(html.match(/<img /g)).toHaveLength(4)
    expect(html).toContain('src="https://store.example/media/shirt/front/160.jpg" alt="Shirt 4, White"')
    expect(html).toContain('2 × Shirt 4 (White, M)')
    expect(html).not.toContain('Shirt 5')
    expect(html).toContain('and 2 more')
    expect(listingHtml({ lines: named(4), rows: [] }, '')).not.toContain('more')
  })

  it('say what is sent instead in words that may wrap, and what each comes to in one line', () => {
    const lines = [{ ...line('Shirt'), amount: 'Rs. 9,000.00', note: 'You get: Shirt, White, L' }]
    const listing = { lines, rows: [{ label: 'Total', shown: 'Rs. 9,000.00' }] }
    const html = listingHtml(listing, '')
    expect(html).toContain('<div class="small">You get: Shirt, White, L</div>')
    expect(html).toContain('<div class="amount">Rs. 9,000.00</div>')
    expect(listingText(listing)).toBe(
      '2 × Shirt (White, M)  Rs. 9,000.00  You get: Shirt, White, L\nTotal  Rs. 9,000.00',
    )
  })

  it('show no markup of a name, and no picture that the store does not have', () => {
    const lines = [{ ...line('<b>Shirt</b>'), image: 'https://elsewhere.example/a.jpg' }]
    const html = listingHtml({ lines, rows: [] }, '')
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;b&gt;Shirt&lt;/b&gt;')
  })
})

describe('an order', () => {
  const shirt = { quantity: 2, cancelledQuantity: 0, madeToOrder: false, productId: 'shirt' }
  const own = { ...shirt, madeToOrder: true, productId: null }
  const cancelled = (one: typeof shirt | typeof own) => ({ ...one, cancelledQuantity: one.quantity })
  const order = (...lines: (typeof shirt | typeof own)[]) => ({ lines })

  it('has two parcels if the shop packs a part of it', () => {
    expect(hasTwoParcels(order(own, shirt))).toBe(true)
    for (const one of [order(own), order(shirt), order(own, cancelled(shirt)), order(cancelled(own), shirt)])
      expect(hasTwoParcels(one)).toBe(false)
  })
})
