import { keepPreviousData, type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'

export const yesNo = ['true', 'false'] as const

/** The parameters in a list's URL: search, page and filters. */
export function useListAddress() {
  const [query] = useSearchParams()
  return {
    query: { search: query.get('search') ?? '', page: query.get('page') ?? '1' },
    choice: <Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined =>
      choices.find((one) => one === query.get(name)),
  }
}

/** A page of a list; the previous page stays until the next has loaded. */
export const useListPage = <Page>(queryKey: QueryKey, ask: () => Promise<Page>) =>
  useQuery({ queryKey, queryFn: ask, placeholderData: keepPreviousData })

/** The page data that the list frame needs. */
export const frameOf = (list: UseQueryResult<{ readonly total: number; readonly pages: number }>) => ({
  total: list.data?.total,
  pages: list.data?.pages ?? 1,
  state: list.status,
  onRetry: () => void list.refetch(),
})
