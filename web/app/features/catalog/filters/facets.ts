import type { Calls, ResponseOf } from '@first-fashion/contract'
import type { CollectionState } from '@first-fashion/contract/catalog/collection-address'
import type { ProductCollection } from '@first-fashion/contract/catalog/product'

export type LineName = Pick<ProductCollection, 'id' | 'name'>
export type Facets = ResponseOf<Calls['catalog.cards']>['facets']

export interface FilterProps {
  readonly state: CollectionState
  /** The collections to choose from. */
  readonly collections: readonly LineName[]
  /** undefined while the list cannot be loaded: the counts are unknown. */
  readonly facets: Facets | undefined
  readonly go: (next: CollectionState) => Promise<void>
}
