import type { Calls, ResponseOf } from '@first-fashion/contract'
import type { CollectionState } from '../collection-state.ts'

export type Facets = NonNullable<ResponseOf<Calls['catalog.list']>['facets']>

export const noFacets: Facets = { category: {}, type: {}, size: {}, colour: {}, inStock: 0, price: null }

export interface FilterProps {
  readonly state: CollectionState
  readonly facets: Facets
  readonly go: (next: CollectionState) => Promise<void>
}
