import { cutText } from '../text/cut-text.ts'
import {
  type Category,
  categories,
  type ProductSort,
  type ProductType,
  productSorts,
  productTypes,
} from './classification.ts'
import { type ColourFamily, colourFamilies } from './colour-family.ts'

/** The state of the collection page; all of it is in the URL. */
export interface CollectionState {
  readonly categories: readonly Category[]
  readonly types: readonly ProductType[]
  /** Ids of collections. */
  readonly collections: readonly string[]
  readonly sizes: readonly string[]
  readonly colours: readonly ColourFamily[]
  /** Whole LKR rupees in every shown currency, so a shared URL means the same to everybody. */
  readonly minimum: number | null
  readonly maximum: number | null
  /** In stock only: in the chosen sizes, if any. */
  readonly inStock: boolean
  readonly search: string
  readonly sort: ProductSort
  readonly page: number
  readonly searchBar: boolean
}

const longestSize = 40
const mostOfAKind = 24
const highestRupees = 999_999

/** Reads an address; what it makes no sense of is left out. */
export function readCollectionState(query: URLSearchParams): CollectionState {
  const page = Number(query.get('page') ?? '1')
  return {
    categories: categories.filter((one) => query.getAll('category').includes(one)),
    types: productTypes.filter((one) => query.getAll('type').includes(one)),
    collections: several(query, 'collection').filter((id) => /^[a-z-]{1,40}$/.test(id)),
    sizes: several(query, 'size').filter((size) => size !== '' && size.length <= longestSize),
    colours: colourFamilies.filter((one) => query.getAll('colour').includes(one)),
    minimum: rupees(query.get('min')),
    maximum: rupees(query.get('max')),
    inStock: query.get('stock') === 'in',
    search: cutText(query.get('search') ?? '', 100),
    sort: productSorts.find((one) => one === query.get('sort')) ?? 'relevant',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    // A shared URL may have the search word alone.
    searchBar: query.get('searchbar') === 'open' || Boolean(query.get('search')),
  }
}

/** In one order, however they were chosen: the same choice is the same address. */
const several = (query: URLSearchParams, key: string) =>
  [...new Set(query.getAll(key))].sort().slice(0, mostOfAKind)

function rupees(text: string | null): number | null {
  if (text === null || !/^\d{1,6}$/.test(text)) return null
  return Math.min(Number(text), highestRupees)
}

/** The state as a URL, without default values. */
export function collectionQuery(state: CollectionState): string {
  const query = new URLSearchParams()
  for (const one of state.categories) query.append('category', one)
  for (const one of state.types) query.append('type', one)
  for (const one of state.collections) query.append('collection', one)
  for (const one of state.sizes) query.append('size', one)
  for (const one of state.colours) query.append('colour', one)
  if (state.minimum !== null) query.set('min', String(state.minimum))
  if (state.maximum !== null) query.set('max', String(state.maximum))
  if (state.inStock) query.set('stock', 'in')
  if (state.search !== '') query.set('search', state.search)
  if (state.sort !== 'relevant') query.set('sort', state.sort)
  if (state.page > 1) query.set('page', String(state.page))
  if (state.searchBar) query.set('searchbar', 'open')
  return query.size === 0 ? '' : `?${query}`
}
