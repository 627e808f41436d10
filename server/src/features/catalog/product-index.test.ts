import { categories, productTypes } from '@first-fashion/contract/catalog/classification'
import { type ColourFamily, colourFamilies } from '@first-fashion/contract/catalog/colour-family'
import { describe, expect, it } from 'vitest'
import { randomness } from '../../../seeds/randomness.ts'
import { type Choice, createProductIndex, type IndexedProduct } from './product-index.ts'
import { SlotsByName } from './search/slots-by-name.ts'

const random = randomness(4)
const sizes = ['S', 'M', 'L', '38']
const colours = colourFamilies.slice(0, 5)
const everything: Choice = {
  categories: [],
  types: [],
  collections: [],
  sizes: [],
  colours: [],
  inStock: false,
  search: '',
  bestSeller: false,
  sort: 'relevant',
}
const page = { limit: 1000, offset: 0 }
const some = <T>(list: readonly T[]): T[] => list.filter(() => random.below(4) === 0)

const randomProduct = (number: number): IndexedProduct => ({
  id: `product-${String(number).padStart(4, '0')}`,
  name: `${random.pick(['Galle', 'Kandy', 'Weligama'])} ${random.pick(['Linen Shirt', 'Sundress', 'Tote'])} ${number}`,
  priceCents: (1 + random.below(50)) * 100,
  createdAtMs: random.below(100),
  category: random.pick(categories),
  type: random.pick(productTypes),
  fabric: random.pick(['', 'Pure linen, 160 g', 'Cotton voile, lined where it matters']),
  colourNames: some(['Lagoon', 'Leaf']),
  collection: random.pick([null, 'surf', 'office']),
  bestSeller: random.below(5) === 0,
  bestSellerRank: random.pick([null, 1, 2, 3]),
  skus: some(colours).flatMap((colour) =>
    some(sizes).map((size) => ({ colour, size, inStock: random.below(3) > 0 })),
  ),
})

const randomChoice = (): Choice => ({
  ...everything,
  categories: some(categories),
  types: some(productTypes),
  collections: random.pick([[], [], ['surf'], ['surf', 'office'], ['none']]),
  sizes: some(sizes),
  colours: some(colours),
  minCents: random.below(2) === 0 ? undefined : random.below(2500),
  maxCents: random.below(2) === 0 ? undefined : 2500 + random.below(2500),
  inStock: random.below(2) === 0,
  search: random.pick(['', '', 'linen', 'SUND', 'le l', 'LINED', 'men', colours[0]?.slice(0, 3) ?? '']),
  bestSeller: random.below(6) === 0,
})

const oneOf = <T>(chosen: readonly T[], value: T) => chosen.length === 0 || chosen.includes(value)

/** The rule as one would say it. */
function fits(product: IndexedProduct, choice: Choice): boolean {
  const skus = product.skus.filter((sku) => !choice.inStock || sku.inStock)
  const offered = choice.inStock
    ? skus.some((sku) => oneOf(choice.sizes, sku.size) && oneOfColours(choice, sku.colour))
    : (choice.sizes.length === 0 || skus.some((sku) => choice.sizes.includes(sku.size))) &&
      (choice.colours.length === 0 || skus.some((sku) => oneOfColours(choice, sku.colour)))
  return (
    offered &&
    oneOf(choice.categories, product.category) &&
    oneOf(choice.types, product.type) &&
    (choice.collections.length === 0 ||
      (product.collection !== null && choice.collections.includes(product.collection))) &&
    product.priceCents >= (choice.minCents ?? 0) &&
    product.priceCents <= (choice.maxCents ?? Number.POSITIVE_INFINITY) &&
    wordsOf(product).some((words) => words.toLowerCase().includes(choice.search.toLowerCase())) &&
    (!choice.bestSeller || product.bestSeller)
  )
}
const wordsOf = (product: IndexedProduct): string[] => [
  product.name,
  product.category,
  product.type,
  ...product.colourNames,
  ...product.fabric.split(', '),
  ...product.skus.flatMap(({ colour }) => (colour === null ? [] : [colour])),
]
const oneOfColours = (choice: Choice, colour: ColourFamily | null) =>
  choice.colours.length === 0 || (colour !== null && choice.colours.includes(colour))

function indexOf(products: readonly IndexedProduct[]) {
  const index = createProductIndex()
  for (const product of products) index.put(product)
  return index
}

describe('the index of products', () => {
  it('finds and counts as the plain rule does, whatever is chosen', () => {
    const products = Array.from({ length: 300 }, (_, number) => randomProduct(number))
    const index = indexOf(products)
    for (let round = 0; round < 200; round += 1) {
      const choice = randomChoice()
      const found = index.find(choice, page)
      const expected = products.filter((product) => fits(product, choice))
      expect([...found.ids].sort()).toEqual(expected.map(({ id }) => id).sort())
      expect(found.total).toBe(expected.length)
      const count = (change: Partial<Choice>) =>
        products.filter((product) => fits(product, { ...choice, ...change })).length
      for (const category of categories)
        expect(found.facets.category[category] ?? 0).toBe(count({ categories: [category] }))
      for (const type of productTypes) expect(found.facets.type[type] ?? 0).toBe(count({ types: [type] }))
      for (const collection of ['surf', 'office'])
        expect(found.facets.collection[collection] ?? 0, collection).toBe(
          count({ collections: [collection] }),
        )
      for (const size of sizes) expect(found.facets.size[size] ?? 0, size).toBe(count({ sizes: [size] }))
      for (const colour of colours)
        expect(found.facets.colour[colour] ?? 0, colour).toBe(count({ colours: [colour] }))
      expect(found.facets.inStock).toBe(count({ inStock: true }))
    }
  })

  it('follows products that change, go and come', () => {
    const products = new Map(Array.from({ length: 80 }, (_, number) => [number, randomProduct(number)]))
    const index = indexOf([...products.values()])
    for (let round = 0; round < 300; round += 1) {
      const number = random.below(100)
      if (random.below(3) === 0) {
        index.remove(products.get(number)?.id ?? '')
        products.delete(number)
      } else {
        const product = randomProduct(number)
        products.set(number, product)
        index.put(product)
      }
      const choice = randomChoice()
      const expected = [...products.values()].filter((product) => fits(product, choice))
      expect([...index.find(choice, page).ids].sort()).toEqual(expected.map(({ id }) => id).sort())
    }
    expect(index.size).toBe(products.size)
  })

  it('puts the newest first, or the cheapest, or the dearest, page by page', () => {
    const products = Array.from({ length: 50 }, (_, number) => randomProduct(number))
    const index = indexOf(products)
    const inPages = (sort: Choice['sort']) =>
      [0, 12, 24, 36, 48].flatMap((offset) => index.find({ ...everything, sort }, { limit: 12, offset }).ids)
    const of = (id: string) => products.find((product) => product.id === id)
    const prices = (ids: readonly string[]) => ids.map((id) => of(id)?.priceCents ?? 0)
    const times = inPages('relevant').map((id) => of(id)?.createdAtMs ?? 0)
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(prices(inPages('low-high'))).toEqual(products.map((one) => one.priceCents).sort((a, b) => a - b))
    expect(inPages('high-low')).toEqual([...inPages('low-high')].reverse())
  })

  it('knows the range of prices that the other choices leave', () => {
    const index = indexOf([
      { ...randomProduct(1), category: 'Men', priceCents: 500 },
      { ...randomProduct(2), category: 'Men', priceCents: 900 },
      { ...randomProduct(3), category: 'Kids', priceCents: 100 },
    ])
    const range = (change: Partial<Choice>) => index.find({ ...everything, ...change }, page).facets.price
    expect(range({})).toEqual({ lowest: 100, highest: 900 })
    expect(range({ categories: ['Men'], minCents: 600 })).toEqual({ lowest: 500, highest: 900 })
    expect(range({ categories: ['Women'] })).toBeNull()
  })

  it('ranks names by how well they fit what is searched', () => {
    const names = ['Seashell Tote', 'Shell', 'Market Shell Bag', 'Shellac Box', 'Linen Shirt']
    const index = indexOf(
      names.map((name, number) => ({ ...randomProduct(number), name, createdAtMs: number })),
    )
    const found = index.find({ ...everything, search: 'shell' }, page)
    expect(found.ids.map((id) => names[Number(id.slice(-4))])).toEqual([
      'Shell',
      'Shellac Box',
      'Market Shell Bag',
      'Seashell Tote',
    ])
    expect(found.approximate).toBe(false)
  })

  it('finds fabrics, colours and kinds too, whole words and starts of words first [A2.36]', () => {
    const plain = { fabric: '', colourNames: [], skus: [], category: 'Men', type: 'Topwear' } as const
    const sku = (name: string, change: Partial<IndexedProduct>) => ({ name, change })
    const skus = [
      sku('Coast Line Tote', { type: 'Bags' }),
      sku('Peradeniya Stripe Shirt', { fabric: 'Pure linen, washed soft', colourNames: ['Lagoon'] }),
      sku('Coral Dress', { fabric: 'Cotton voile, lined where it matters', category: 'Women' }),
      sku('Berlin Tee', { colourNames: ['Leaf'] }),
      sku('Galle Fort Linen Shirt', { fabric: 'Pure linen', category: 'Women' }),
    ]
    const index = indexOf(
      skus.map(({ name, change }, number) => ({
        ...randomProduct(number),
        ...plain,
        name,
        createdAtMs: 100 - number,
        ...change,
      })),
    )
    const found = (search: string) =>
      index.find({ ...everything, search }, page).ids.map((id) => skus[Number(id.slice(-4))]?.name)
    expect(found('lin')).toEqual([
      'Peradeniya Stripe Shirt',
      'Galle Fort Linen Shirt',
      'Coast Line Tote',
      'Berlin Tee',
      'Coral Dress',
    ])
    expect(found('line')[0]).toBe('Coast Line Tote')
    expect(found('lagoon')).toEqual(['Peradeniya Stripe Shirt'])
    expect(found('bag')).toEqual(['Coast Line Tote'])
    expect(found('men').slice(3)).toEqual(['Coral Dress', 'Galle Fort Linen Shirt'])
    expect(found('linnen')).toEqual(['Peradeniya Stripe Shirt', 'Galle Fort Linen Shirt'])
  })

  it('finds the same by full-width letters, other hyphens and apostrophes', () => {
    const names = ['Wrap\u2011Around Skirt', 'Amaya’s Linen Shirt', 'ශ්\u200Dරී ලිනන්']
    const index = indexOf(names.map((name, number) => ({ ...randomProduct(number), name, colourNames: [] })))
    for (const [search, expected] of [
      ['wrap-around', 0],
      ['wrap–around　ｓｋｉｒｔ', 0],
      ["amaya's", 1],
      ['ＡＭＡＹＡ', 1],
      ['ශ්රී', 2],
    ] as const) {
      const found = index.find({ ...everything, search }, page)
      expect([found.approximate, found.ids.map((id) => names[Number(id.slice(-4))])], search).toEqual([
        false,
        [names[expected]],
      ])
    }
  })

  it('finds what comes close when nothing is called so, a wrong, missing or swapped email away', () => {
    const names = ['Galle Fort Linen Shirt', 'Cinnamon Gardens Sundress', 'Market Day Tote']
    const index = indexOf(names.map((name, number) => ({ ...randomProduct(number), name })))
    for (const [search, expected] of [
      ['shrit', 'Galle Fort Linen Shirt'],
      ['linnen shirt', 'Galle Fort Linen Shirt'],
      ['sumdress', 'Cinnamon Gardens Sundress'],
      ['cinamon', 'Cinnamon Gardens Sundress'],
      ['sumd', 'Cinnamon Gardens Sundress'],
      ['totr', 'Market Day Tote'],
    ] as const) {
      const found = index.find({ ...everything, search }, page)
      expect(found.approximate, search).toBe(true)
      expect(
        found.ids.map((id) => names[Number(id.slice(-4))]),
        search,
      ).toEqual([expected])
    }
    expect(index.find({ ...everything, search: 'wheelbarrow' }, page).total).toBe(0)
  })
})

describe('best sellers', () => {
  it('stand by what was sold, those that nobody ranked behind them, the newest first', () => {
    const best = (id: string, bestSellerRank: number | null, createdAtMs: number) => ({
      ...randomProduct(0),
      id,
      createdAtMs,
      bestSeller: true,
      bestSellerRank,
    })
    const products = [best('old', null, 1), best('second', 2, 2), best('new', null, 3), best('first', 1, 0)]
    const index = indexOf([...products, { ...randomProduct(9), bestSeller: false }])
    const found = (change: Partial<Choice>) =>
      index.find({ ...everything, bestSeller: true, ...change }, page).ids
    expect(found({})).toEqual(['first', 'second', 'new', 'old'])
    expect(found({ sort: 'low-high' })).not.toEqual(found({ sort: 'high-low' }))
    index.put(best('second', null, 2))
    expect(found({})).toEqual(['first', 'new', 'second', 'old'])
  })
})

describe('slots under names', () => {
  it('are not made for names that are only asked for', () => {
    const slots = new SlotsByName<string>()
    slots.of('surf').add(1)
    expect(slots.anyOf(['nowhere', 'surf', 'somewhere']).array()).toEqual([1])
    expect(slots.anyOf(['nowhere']).array()).toEqual([])
    expect(slots.names()).toEqual(['surf'])
  })
})
