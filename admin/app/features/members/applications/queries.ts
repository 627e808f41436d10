import type { BodyOf, Calls, QueryOf } from '@first-fashion/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { showMessage } from '../../../platform/change-toasts.ts'
import { useListPage } from '../../../platform/lists/list-query.ts'

type ApplicationQuery = QueryOf<Calls['staff.applications']>

const lists = ['applications'] as const

export const useApplications = (query: ApplicationQuery) =>
  useListPage([...lists, query], () => call('staff.applications', { query }))

export function useDecideApplication(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<Calls['staff.application-decide']>) =>
      call('staff.application-decide', { params: { id }, body }),
    onSuccess: ({ message }) => {
      void queries.invalidateQueries({ queryKey: lists })
      showMessage({ message })
    },
  })
}
