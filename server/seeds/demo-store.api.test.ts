import { categories, productTypes } from '@first-fashion/contract/catalog/classification'
import { templates } from '@first-fashion/garments'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { chooseBestSellers } from '../src/features/best-sellers/index.ts'
import { after } from '../src/platform/clock.ts'
import { passwordMemoryKib } from '../testing/test-server.ts'
import { useOwnShop } from '../testing/test-shop.ts'
import { loadDemoStore } from './demo-store.ts'
import { orderHistory } from './order-history.ts'
import { chartIdOf, products, reviewVoices, sizeCharts, sizeNames } from './products/index.ts'
import { daysOld } from './seed-catalogue.ts'
import { canBeSaid, writtenReviews } from './written-reviews.ts'

const test = useOwnShop()

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
      'truncate community_challenges, community_posts, products, collections, size_charts, customers, orders, staff, shipping_zones restart identity cascade; delete from seeds_loaded',
    )
    await loadDemoStore(test.shop.database, { passwordMemoryKib }, new Date())
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
  it('gives each product sizes and one to four colours', () => {
    for (const product of products) {
      expect(product.colours.length, product.name).toBeGreaterThanOrEqual(1)
      expect(product.colours.length, product.name).toBeLessThanOrEqual(4)
      expect(sizeNames(product.category, product.type).length, product.name).toBeGreaterThan(0)
    }
  })

  it('measures each piece by its cut: a skirt has a length and no inseam', () => {
    const chartOf = (product: (typeof products)[number]) =>
      sizeCharts.find(({ id }) => id === chartIdOf(product))
    for (const product of products) {
      const isSized = sizeNames(product.category, product.type).length > 1
      expect(chartOf(product) !== undefined, product.name).toBe(isSized)
    }
    const skirt = products.find(({ template }) => template === 'midi-skirt')
    const chart = skirt && chartOf(skirt)
    expect(chart?.name).toBe('Women’s skirts')
    expect(chart?.columns.map(({ label }) => label)).toEqual(['Waist', 'Hips', 'Length'])
  })

  it('shows no two products in the same first picture', () => {
    const shown = products.filter((product) => product.unpublished !== true)
    const pictures = Map.groupBy(shown, ({ template, print, colours: [first] }) =>
      JSON.stringify([template, print, first]),
    )
    const shared = [...pictures.values()].filter(({ length }) => length > 1)
    expect(shared.map((skus) => skus.map(({ name }) => name))).toEqual([])
  })

  it('says of each product how it fits, and of most what no other says', () => {
    const fits = products.map(({ facts: [, , fit] }) => fit)
    expect(new Set(fits).size).toBeGreaterThan(fits.length * 0.9)
    expect(fits.filter((fit) => /\bmodel\b/i.test(fit))).toEqual([])
    for (const { category, type, name, facts } of products)
      if (category === 'Kids' && type !== 'Bags' && type !== 'Accessories')
        expect(facts[2], name).toMatch(/^Size \d+-\d+ years fits \d+ to \d+ cm/)
  })

  it('speaks of batik where there is batik', () => {
    for (const product of products)
      if (product.facts[0].includes('waxed and dyed')) expect(product.print.kind, product.name).toBe('batik')
  })
})

describe('its words', () => {
  it('name every product once', () => {
    const names = products.map((product) => product.name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('tell each product in its own way, after the sentence that says what it is', () => {
    const rest = products.map(({ name, story }) => ({ name, text: story.slice(firstOf(story).length) }))
    expect(alike(rest)).toEqual([])
    expect(
      alike(
        products.map(({ name, story }) => ({ name, text: story })),
        0.35,
      ),
    ).toEqual([])
  })

  it('say first what a product is, and of which of its cloths', () => {
    for (const { name, story, facts } of products) {
      const own = cloths.filter((cloth) => facts[0].toLowerCase().includes(cloth))
      expect(
        own.some((cloth) => firstOf(story).includes(cloth)),
        `${name}: ${firstOf(story)}`,
      ).toBe(true)
    }
  })

  it('are two to four sentences, and name only parts that the picture shows', () => {
    for (const { name, story, facts, template } of products) {
      const sentences = story.match(/[.!?](?= |$)/g) ?? []
      expect(sentences.length, name).toBeGreaterThanOrEqual(2)
      expect(sentences.length, name).toBeLessThanOrEqual(4)
      for (const { part, garments } of drawnParts)
        for (const text of [story, facts[0], facts[2]])
          if (part.test(text)) expect(garments, `${name}: ${text}`).toContain(template)
    }
  })

  it('say more than two sentences of half the products, and of everything that sells best', () => {
    const wordsIn = (text: string) => text.split(/\s+/).length
    expect(products.filter(({ story }) => wordsIn(story) >= 30).length).toBeGreaterThanOrEqual(60)
    for (const { name, story, demand = 1 } of products) {
      if (demand >= 5) expect(wordsIn(story), name).toBeGreaterThanOrEqual(30)
      expect(wordsIn(story), name).toBeLessThanOrEqual(55)
    }
  })

  it('show every garment that can be drawn to be worn', () => {
    const objects = ['mug', 'mug-around', 'poster', 'phone-case']
    const worn = templates.map(({ id }) => id).filter((id) => !objects.includes(id))
    const shown = new Set(products.map((product) => product.template))
    expect(worn.filter((id) => !shown.has(id))).toEqual([])
  })
})

const firstOf = (story: string) => story.slice(0, story.indexOf('. ') + 1)

const cloths = [
  ...['linen', 'jersey', 'poplin', 'voile', 'satin', 'fleece', 'nylon', 'leather', 'canvas', 'denim'],
  ...['handloom cotton', 'merino', 'piqué', 'polyamide', 'straw', 'seersucker', 'drill', 'twill'],
]

const kidsOf = (...garments: string[]) => garments.flatMap((garment) => [garment, `kids-${garment}`])

/** Parts that a product's words may name, and the garments whose pictures show them. */
const drawnParts: readonly { readonly part: RegExp; readonly garments: readonly string[] }[] = [
  { part: /\b(shift|slits?|vents?)\b/i, garments: [] },
  { part: /\bhood(s|ed)?\b/i, garments: kidsOf('hoodie', 'rain-jacket') },
  { part: /\brib(s|bed)?\b/i, garments: kidsOf('hoodie', 'sweater') },
  {
    part: /\bcollars?\b/i,
    garments: ['linen-shirt', 'camp-shirt', 'polo', 'denim-jacket', 'kids-dress'],
  },
  { part: /\bzips?\b/i, garments: ['kids-hoodie', 'sundress', 'maxi-dress', 'midi-skirt'] },
  {
    part: /\b(cords?|drawstring|drawcord)\b/i,
    garments: ['trousers', 'shorts', 'hoodie', 'rain-jacket'],
  },
  { part: /\bstraps\b/i, garments: ['sundress', 'sandals', 'backpack'] },
  {
    part: /\bpockets?\b/i,
    garments: [
      ...['linen-shirt', 'camp-shirt', 'denim-jacket', 'backpack', 'kids-sweater'],
      ...kidsOf('trousers', 'shorts', 'jeans', 'hoodie', 'rain-jacket'),
    ],
  },
  {
    part: /\bbutton(s|ed)?\b/i,
    garments: [
      ...['linen-shirt', 'camp-shirt', 'polo', 'denim-jacket', 'blouse', 'sundress', 'maxi-dress'],
      ...['kids-dress', 'kids-sweater', ...kidsOf('shorts', 'jeans', 'rain-jacket')],
    ],
  },
]

/** Pairs of which too large a share of the runs of three words is the same. */
function alike(stories: readonly { readonly name: string; readonly text: string }[], most = 0.2): string[] {
  const known = stories.map(({ name, text }) => ({ name, runs: threesOf(text) }))
  return known.flatMap((one, nth) =>
    known.slice(nth + 1).flatMap((other) => {
      const shared = [...one.runs].filter((run) => other.runs.has(run)).length
      const fewer = Math.max(1, Math.min(one.runs.size, other.runs.size))
      return shared / fewer < most ? [] : [`${one.name} and ${other.name}`]
    }),
  )
}

/** All runs of three words. */
function threesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z’']+/g) ?? []
  return new Set(words.slice(2).map((word, nth) => `${words[nth]} ${words[nth + 1]} ${word}`))
}

describe('texts that are nearly the same', () => {
  it('are noticed, whatever is changed at their edges', () => {
    const stories = [
      { name: 'a', text: 'Cut for ramparts at five in the afternoon, when the wind comes off the sea.' },
      { name: 'b', text: 'Made for ramparts at five in the afternoon, when the rain comes off the hills.' },
      { name: 'c', text: 'A bank stripe woven in one village and buttoned in another.' },
    ]
    expect(alike(stories)).toEqual(['a and b'])
  })
})

/** Parts that a review may name, and the garments that have them. */
const partsOfGarments = [
  { part: /\bbuttons?\b/i, garments: ['linen-shirt', 'camp-shirt', 'polo', 'denim-jacket'] },
  { part: /\bcollar\b/i, garments: ['linen-shirt', 'camp-shirt', 'polo'] },
  { part: /\bhood\b/i, garments: ['hoodie', 'rain-jacket'] },
  {
    part: /\bsleeves?\b(?!\. I know)/i,
    garments: [
      'linen-shirt',
      'tee',
      'long-sleeve',
      'polo',
      'sweater',
      'hoodie',
      'rain-jacket',
      'denim-jacket',
      'blouse',
    ],
  },
  { part: /\blaces\b/i, garments: ['sneakers'] },
]

describe('its reviews', () => {
  const reviews = writtenReviews()

  it('say of a product what can be true of it', () => {
    for (const { voice, product, shopper } of reviews)
      expect(canBeSaid(voice, product, shopper), `${product.name}: ${voice.text}`).toBe(true)
  })

  it('speak of products, prints and garments that there are', () => {
    for (const { text, product, except, templates: drawn = [] } of reviewVoices) {
      for (const named of [product, except])
        if (named !== undefined)
          expect(
            products.map(({ name }) => name),
            text,
          ).toContain(named)
      for (const template of drawn)
        expect(
          templates.map(({ id }) => id),
          text,
        ).toContain(template)
    }
  })

  it('say nothing twice in the whole store', () => {
    const said = reviews.map(({ voice }) => voice.text)
    expect(said.length).toBeGreaterThan(200)
    expect(said.filter((text, nth) => said.indexOf(text) !== nth)).toEqual([])
  })

  it('speak of buttons, collars, sleeves and hoods only where there are such', () => {
    for (const { part, garments } of partsOfGarments)
      for (const { voice, product } of reviews)
        if (part.test(voice.text))
          expect(garments, `${product.name}: ${voice.text}`).toContain(product.template.replace(/^kids-/, ''))
  })

  it('are each in their own words', () => {
    // A turn of speech may come twice in short sentences; a sentence may not.
    expect(
      alike(
        reviewVoices.map(({ text }) => ({ name: text, text })),
        0.34,
      ),
    ).toEqual([])
  })

  it('are many of what sells, few of the rest, and some are critical, short, long or from abroad', () => {
    const numbers = products.map((product) => reviews.filter((one) => one.product === product).length)
    expect(Math.min(...numbers)).toBe(0)
    expect(Math.max(...numbers)).toBeGreaterThanOrEqual(7)
    expect(Math.max(...numbers)).toBeLessThanOrEqual(9)
    const share = (which: (review: (typeof reviews)[number]) => boolean) =>
      reviews.filter(which).length / reviews.length
    expect(share(({ voice }) => voice.rating <= 3)).toBeGreaterThan(0.12)
    expect(share(({ voice }) => voice.rating === 5)).toBeLessThan(0.6)
    expect(share(({ voice }) => voice.text.length < 40)).toBeGreaterThan(0.05)
    expect(share(({ voice }) => voice.text.length > 200)).toBeGreaterThan(0.03)
    expect(share(({ shopper }) => shopper.country !== 'LK')).toBeGreaterThan(0.3)
  })

  it('are counted into the ratings of their products', async () => {
    const { body } = await test.shop.call('catalog.list')
    for (const { name, averageRating, reviewCount } of body.products) {
      const ratings = reviews.filter(({ product }) => product.name === name).map(({ voice }) => voice.rating)
      const sum = ratings.reduce((total, rating) => total + rating, 0)
      expect(reviewCount, name).toBe(ratings.length)
      expect(averageRating, name).toBeCloseTo(ratings.length === 0 ? 0 : sum / ratings.length, 2)
    }
  })

  it('are mostly by people who had the product delivered before they wrote, and none before it came out', async () => {
    const { rows } = await test.shop.database.pool.query(`
      select r.created_at >= p.created_at as "isLater", exists (
        select from orders o join order_lines l on l.order_id = o.id
          join order_events e on e.order_id = o.id and e.kind = 'delivered'
        where o.customer_id = r.customer_id and l.product_id = r.product_id and o.fulfilment = 'delivered'
          and e.at < r.created_at) as "isVerified"
      from reviews r join products p on p.id = r.product_id`)
    expect(rows.every(({ isLater }) => isLater)).toBe(true)
    const verified = rows.filter(({ isVerified }) => isVerified).length / rows.length
    expect(verified).toBeGreaterThan(0.65)
    expect(verified).toBeLessThan(0.85)
  })
})

describe('its orders', () => {
  const history = orderHistory(writtenReviews())

  it('are hundreds, of which one shopper has few and nobody buys what is not out yet', () => {
    expect(history.length).toBeGreaterThan(300)
    const ofAmaya = history.filter(({ shopper }) => shopper.email === 'amaya@example.com')
    expect(ofAmaya.length).toBeGreaterThanOrEqual(3)
    expect(ofAmaya.length).toBeLessThanOrEqual(8)
    for (const { hoursAgo, items } of history)
      for (const { product } of items) expect(daysOld(product) * 24, product.name).toBeGreaterThan(hoursAgo)
  })

  it('have a history that has happened, in its order', async () => {
    const { rows } = await test.shop.database.pool.query(`
      select max(at) <= now() as "isPast", array_agg(at order by id) = array_agg(at order by at, id) as "isInOrder"
      from order_events group by order_id`)
    expect(rows.length).toBe(history.length)
    expect(rows.every(({ isPast, isInOrder }) => isPast && isInOrder)).toBe(true)
  })

  it('make the best sellers: what sold most in 60 days, and no other', async () => {
    const { rows } = await test.shop.database.pool.query(`
      select p.best_seller as "isBest", coalesce(sum(l.quantity) filter (where o.placed_at > now() - interval '60 days'
        and o.payment_state = 'paid' and o.fulfilment <> 'cancelled' and o.returns_state <> 'refunded'), 0)::int as units
      from products p left join order_lines l on l.product_id = p.id left join orders o on o.id = l.order_id
      where p.is_published group by p.id`)
    const of = (isBest: boolean) => rows.filter((row) => row.isBest === isBest).map(({ units }) => units)
    expect(of(true)).toHaveLength(12)
    const { body } = await test.shop.call('catalog.list', {
      path: '/api/product/list?page=1&size=12&bestSeller=true',
    })
    for (const { name, averageRating } of body.products) expect(averageRating, name).toBeGreaterThanOrEqual(4)
    expect(Math.min(...of(true))).toBeGreaterThanOrEqual(Math.max(...of(false)))
    expect(Math.max(...of(true))).toBeGreaterThan(
      4 * (of(false).reduce((a, b) => a + b, 0) / of(false).length),
    )
  })

  it('leave the best sellers as they are when the shop is opened minutes later', async () => {
    const { database } = test.shop
    const { rows } = await database.pool.query(`select loaded_at from seeds_loaded where name = 'demo-store'`)
    const opened = after(z.tuple([z.object({ loaded_at: z.date() })]).parse(rows)[0].loaded_at, 10 * 60_000)
    await database.transaction(async (tx) => {
      expect(await chooseBestSellers(tx, opened)).toEqual([])
    })
  })
})
