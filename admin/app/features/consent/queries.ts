import type { Calls, QueryOf } from '@first-fashion/contract'
import type { TrackingIds } from '@first-fashion/contract/consent/tracking'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showMessage } from '../../platform/change-toasts.ts'
import { useListPage } from '../../platform/lists/list-query.ts'

type ConsentQuery = QueryOf<Calls['staff.consents']>

export const consentKeys = {
  list: (query: ConsentQuery) => ['consents', query],
  analytics: ['analytics'],
} as const

export const useConsents = (query: ConsentQuery) =>
  useListPage(consentKeys.list(query), () => call('staff.consents', { query }))

export const useAnalytics = () =>
  useQuery({
    queryKey: consentKeys.analytics,
    queryFn: async () => {
      const { ids, version } = await call('staff.analytics')
      return { ids, version }
    },
  })

export function useSetAnalytics(version: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (ids: TrackingIds) => call('staff.analytics-set', { body: { ids, version } }),
    onSuccess: ({ ids, version: next, message }) => {
      queries.setQueryData(consentKeys.analytics, { ids, version: next })
      showMessage({ message })
    },
  })
}
