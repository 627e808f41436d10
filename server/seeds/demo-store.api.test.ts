import { categories, productTypes } from '@first-fashion/contract/catalog/classification'
import { templates } from '@first-fashion/garments'
import { describe, expect, it } from 'vitest'
import { useTestShop } from '../testing/test-shop.ts'
import { products, sizeNames } from './collection/index.ts'
import { loadDemoStore } from './demo-store.ts'
import { canBeSaid, writtenReviews } from './seed-reviews.ts'

const test = useTestShop()

describe('the demonstration store', () => {
  it('is the same store every time', async () => {
    const { pool } = test.shop.database
    const rows = async (sql: string) => (await pool.query(sql)).rows
    const everything = async () => ({
      products: await rows(
        'select id, slug, description_html, price_cents, images from products order by id',
      ),
      stock: await rows('select variant_id, size, on_hand, held from variant_stock order by 1, 2'),
      reviews: await rows('select id, rating, body from reviews order by id'),
      orders: await rows(
        'select id, number, fulfilment, payment_state, returns_state, total_cents from orders order by id',
      ),
    })
    const first = await everything()
    await pool.query(
      'truncate products, product_lines, size_charts, customers, orders, staff restart identity cascade; delete from seeds_loaded',
    )
    await loadDemoStore(test.shop.database, new Date())
    expect(await everything()).toEqual(first)
  })

  it('has orders in every status, and something of every category and type', async () => {
    const { pool } = test.shop.database
    const { rows } = await pool.query(
      `select distinct case when returns_state = 'none' then fulfilment else returns_state end as status
       from orders order by 1`,
    )
    expect(rows.map(({ status }) => status)).toEqual([
      'cancelled',
      'delivered',
      'exchange-requested',
      'out-for-delivery',
      'packing',
      'placed',
      'refund-requested',
      'refunded',
      'shipped',
    ])
    expect(new Set(products.map((product) => product.category))).toEqual(new Set(categories))
    expect(new Set(products.map((product) => product.type))).toEqual(new Set(productTypes))
    expect(products.filter((product) => product.unpublished !== true).length).toBeGreaterThanOrEqual(120)
  })

  it('has sizes that are gone, few, or plenty', async () => {
    const { rows } = await test.shop.database.pool.query(
      `select count(*) filter (where on_hand = 0)::int as gone,
              count(*) filter (where on_hand between 1 and 4)::int as few,
              count(*) filter (where on_hand > 4)::int as plenty from variant_stock`,
    )
    for (const count of Object.values(rows[0])) expect(count).toBeGreaterThan(20)
  })
})

describe('its collection', () => {
  it('gives each piece sizes and one to four colours', () => {
    for (const product of products) {
      expect(product.colours.length, product.name).toBeGreaterThanOrEqual(1)
      expect(product.colours.length, product.name).toBeLessThanOrEqual(4)
      expect(sizeNames(product.category, product.type).length, product.name).toBeGreaterThan(0)
    }
  })

  it('speaks of batik where there is batik', () => {
    for (const product of products)
      if (product.facts[0].includes('waxed and dyed')) expect(product.print.kind, product.name).toBe('batik')
  })
})

describe('its words', () => {
  it('name every piece once', () => {
    const names = products.map((product) => product.name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('tell each piece in its own way', () => {
    const told = products.map((product) => ({ name: product.name, words: threesOf(product.story) }))
    for (const [nth, one] of told.entries())
      for (const other of told.slice(nth + 1)) {
        const shared = [...one.words].filter((words) => other.words.has(words)).length
        const most = Math.min(one.words.size, other.words.size)
        expect(shared / most, `${one.name} and ${other.name}`).toBeLessThan(0.2)
      }
  })

  it('show every garment that can be drawn to be worn', () => {
    const objects = ['mug', 'poster', 'phone-case']
    const worn = templates.map(({ id }) => id).filter((id) => !objects.includes(id))
    const shown = new Set(products.map((product) => product.template))
    expect(worn.filter((id) => !shown.has(id))).toEqual([])
  })
})

/** All runs of three words. */
function threesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z’']+/g) ?? []
  return new Set(words.slice(2).map((word, nth) => `${words[nth]} ${words[nth + 1]} ${word}`))
}

describe('its reviews', () => {
  const reviews = writtenReviews()

  it('say of a piece what can be true of it', () => {
    for (const { voice, product, shopper } of reviews)
      expect(canBeSaid(voice, product, shopper), `${product.name}: ${voice.text}`).toBe(true)
  })

  it('say nothing twice of a piece, and nothing often', () => {
    const saidOf = reviews.map(({ product, voice }) => `${product.name}: ${voice.text}`)
    expect(new Set(saidOf).size).toBe(saidOf.length)
    const times = new Map<string, number>()
    for (const { voice } of reviews) times.set(voice.text, (times.get(voice.text) ?? 0) + 1)
    expect(Math.max(...times.values())).toBeLessThanOrEqual(4)
  })

  it('are many, and some are critical', () => {
    expect(reviews.length).toBeGreaterThan(100)
    expect(reviews.filter(({ voice }) => voice.rating <= 3).length).toBeGreaterThan(15)
  })
})
