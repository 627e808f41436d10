import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

/**
 * The queries of the store. After a change, also what was loading for the first time meanwhile loads again: its answer
 * may be older than the change.
 */
export class StoreQueries extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const early = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined)
    await super.invalidateQueries(filters, options)
    if (early.length === 0) return
    await Promise.allSettled(early.map(({ promise }) => promise))
    await super.invalidateQueries({ predicate: (query) => early.includes(query) }, options)
  }
}
