import type { BodyOf, Calls, QueryOf } from '@first-fashion/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { showError } from '../../../platform/change-toasts.ts'
import { useListPage } from '../../../platform/lists/list-query.ts'

export const useActivity = (query: QueryOf<Calls['staff.activity']>) =>
  useListPage(['activity', query], () => call('staff.activity', { query }))

export const useExportActivity = () =>
  useMutation({
    mutationFn: (body: BodyOf<Calls['staff.activity-export']>) => call('staff.activity-export', { body }),
    onError: showError,
  })
