import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { call } from '../../platform/api.ts'

/** Products by the search word; no request without one. */
export function useProductSearch() {
  const [word, setWord] = useState('')
  const search = useDeferredValue(word.trim())
  const found = useQuery({
    queryKey: ['products', { search }],
    queryFn: () => call('staff.products', { query: { search } }),
    enabled: search !== '',
    placeholderData: (before) => before,
  })
  return { word, setWord, isSearching: search !== '', products: found.data?.products }
}
