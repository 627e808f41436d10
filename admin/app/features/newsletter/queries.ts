import type { BodyOf, Calls, QueryOf } from '@first-fashion/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showError } from '../../platform/change-toasts.ts'
import { useListPage } from '../../platform/lists/list-query.ts'

type SubscriberQuery = QueryOf<Calls['staff.subscribers']>

export const subscriberKeys = { list: (query: SubscriberQuery) => ['subscribers', query] } as const

export const useSubscribers = (query: SubscriberQuery) =>
  useListPage(subscriberKeys.list(query), () => call('staff.subscribers', { query }))

/** The subscribers as CSV; the audit log has a line about each export. */
export const useExportSubscribers = () =>
  useMutation({
    mutationFn: (filter: BodyOf<Calls['staff.subscribers-export']>) =>
      call('staff.subscribers-export', { body: filter }),
    onError: showError,
  })
