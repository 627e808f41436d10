import {
  type Category,
  categories,
  type ProductSort,
  type ProductType,
  productSorts,
  productTypes,
} from '@first-fashion/contract/catalog/classification'
import { type ColourFamily, colourFamilies } from '@first-fashion/contract/catalog/colour-family'
import { cutText } from '@first-fashion/contract/text/cut-text'

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

const several = (query: URLSearchParams, key: string) => [...new Set(query.getAll(key))].slice(0, mostOfAKind)

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

/** A changed filter starts at page 1 again. */
export const changed = (state: CollectionState, change: Partial<CollectionState>): CollectionState => ({
  ...state,
  page: 1,
  ...change,
})

/** The state without any filter; the search and the order stay. */
export const withoutFilters = (state: CollectionState): CollectionState =>
  changed(state, {
    categories: [],
    types: [],
    collections: [],
    sizes: [],
    colours: [],
    minimum: null,
    maximum: null,
    inStock: false,
  })

/** The parameters of the list call. The search word counts only while the search bar is open. */
export const listQuery = (state: CollectionState) => ({
  ...(state.categories.length === 0 ? {} : { category: [...state.categories] }),
  ...(state.types.length === 0 ? {} : { type: [...state.types] }),
  ...(state.collections.length === 0 ? {} : { collection: [...state.collections] }),
  ...(state.sizes.length === 0 ? {} : { sizes: [...state.sizes] }),
  ...(state.colours.length === 0 ? {} : { colour: [...state.colours] }),
  ...(state.minimum === null ? {} : { minPrice: String(state.minimum) }),
  ...(state.maximum === null ? {} : { maxPrice: String(state.maximum) }),
  ...(state.inStock ? { inStock: 'true' as const } : {}),
  ...(state.searchBar && state.search !== '' ? { search: state.search } : {}),
  sort: state.sort,
  page: String(state.page),
})

export const toggled = <T>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]
