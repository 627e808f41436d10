import {
  type Category,
  categories,
  type ProductSort,
  type ProductType,
  productSorts,
  productTypes,
} from '@first-fashion/contract/catalog/classification'

/** Everything that the collection page shows by, all of it in the address. */
export interface CollectionState {
  readonly categories: readonly Category[]
  readonly types: readonly ProductType[]
  readonly search: string
  readonly sort: ProductSort
  readonly page: number
  readonly searchBar: boolean
}

export function readCollectionState(query: URLSearchParams): CollectionState {
  const page = Number(query.get('page') ?? '1')
  return {
    categories: categories.filter((one) => query.getAll('category').includes(one)),
    types: productTypes.filter((one) => query.getAll('type').includes(one)),
    search: (query.get('search') ?? '').slice(0, 100),
    sort: productSorts.find((one) => one === query.get('sort')) ?? 'relevant',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    searchBar: query.get('searchbar') === 'open',
  }
}

/** The state as an address, without what is as usual. */
export function collectionQuery(state: CollectionState): string {
  const query = new URLSearchParams()
  for (const one of state.categories) query.append('category', one)
  for (const one of state.types) query.append('type', one)
  if (state.search !== '') query.set('search', state.search)
  if (state.sort !== 'relevant') query.set('sort', state.sort)
  if (state.page > 1) query.set('page', String(state.page))
  if (state.searchBar) query.set('searchbar', 'open')
  return query.size === 0 ? '' : `?${query}`
}

/** Another choice begins at page 1 again. */
export const changed = (state: CollectionState, change: Partial<CollectionState>): CollectionState => ({
  ...state,
  page: 1,
  ...change,
})

/** What the list call is asked for. The word counts only while the search bar is open. */
export const listQuery = (state: CollectionState) => ({
  ...(state.categories.length === 0 ? {} : { category: [...state.categories] }),
  ...(state.types.length === 0 ? {} : { type: [...state.types] }),
  ...(state.searchBar && state.search !== '' ? { search: state.search } : {}),
  sort: state.sort,
  page: String(state.page),
})

export const toggled = <T>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]
