import type { BodyOf, Calls } from '@first-fashion/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showMessage } from '../../platform/change-toasts.ts'

export const creditKeys = { one: (customerId: string) => ['store-credit', customerId] } as const

export const useCredit = (customerId: string) =>
  useQuery({
    queryKey: creditKeys.one(customerId),
    queryFn: () => call('staff.store-credit', { params: { id: customerId } }),
  })

export function useChangeCredit(customerId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<Calls['staff.store-credit-change']>) =>
      call('staff.store-credit-change', { params: { id: customerId }, body }),
    onSuccess: ({ message, ...statement }) => {
      queries.setQueryData(creditKeys.one(customerId), statement)
      showMessage({ message })
    },
  })
}
