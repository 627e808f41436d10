import type { Calls, QueryOf } from '@first-fashion/contract'

export type ProductQuery = QueryOf<Calls['staff.products']>

/** The query keys of the catalogue: products, collections and size charts. */
export const catalogKeys = {
  products: ['products', 'list'],
  productList: (query: ProductQuery) => [...catalogKeys.products, query],
  product: (id: string) => ['products', 'one', id],
  stockHolds: (id: string) => ['products', 'one', id, 'holds'],
  allOfProducts: ['products'],
  collections: ['collections', 'list'],
  collection: (id: string) => ['collections', 'one', id],
  /** The collections that a product can be put into. */
  collectionChoices: ['collections', 'choices'],
  sizeCharts: ['size-charts'],
} as const
