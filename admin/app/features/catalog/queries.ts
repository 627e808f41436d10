import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { call } from '../../platform/api.ts'
import { useListPage } from '../../platform/lists/list-query.ts'
import { catalogKeys, type ProductQuery } from './keys.ts'

export const useProducts = (query: ProductQuery) =>
  useListPage(catalogKeys.productList(query), () => call('staff.products', { query }))

/** One product; undefined for one that is not made yet. */
export const useProduct = (id: string | undefined) =>
  useQuery({
    queryKey: catalogKeys.product(id ?? ''),
    queryFn: async () => (await call('staff.product', { params: { id: id ?? '' } })).product,
    enabled: id !== undefined,
  })

/** Products by the search word; no request without one. */
export function useProductSearch() {
  const [word, setWord] = useState('')
  const search = useDeferredValue(word.trim())
  const found = useQuery({
    queryKey: catalogKeys.productList({ search }),
    queryFn: () => call('staff.products', { query: { search } }),
    enabled: search !== '',
    placeholderData: (before) => before,
  })
  return { word, setWord, isSearching: search !== '', products: found.data?.products }
}
