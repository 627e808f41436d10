import type { CollectionState } from '@first-fashion/contract/catalog/collection-address'

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
