import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

/**
 * The queries of the store. A query whose first load is under way when it is invalidated loads once more: the answer may
 * be older than the change. react-query itself takes that answer for a fresh one.
 */
export class StoreQueries extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const firstLoads = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined)
    await super.invalidateQueries(filters, options)
    if (firstLoads.length === 0) return
    await Promise.allSettled(firstLoads.map(({ promise }) => promise))
    await super.invalidateQueries({ predicate: (query) => firstLoads.includes(query) }, options)
  }
}
