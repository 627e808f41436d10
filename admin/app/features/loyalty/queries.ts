import type { BodyOf, Calls } from '@first-fashion/contract'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showMessage } from '../../platform/change-toasts.ts'

const loyaltyKeys = {
  account: (customerId: string) => ['loyalty', customerId],
  page: (customerId: string, page: number) => ['loyalty', customerId, page],
} as const

export const usePoints = (customerId: string, page: number) =>
  useQuery({
    queryKey: loyaltyKeys.page(customerId, page),
    placeholderData: keepPreviousData,
    queryFn: () =>
      call('staff.loyalty-account', { params: { id: customerId }, query: { page: String(page) } }),
  })

export function useAdjustPoints(customerId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<Calls['staff.loyalty-adjust']>) =>
      call('staff.loyalty-adjust', { params: { id: customerId }, body }),
    onSuccess: async ({ message }) => {
      await queries.invalidateQueries({ queryKey: loyaltyKeys.account(customerId) })
      showMessage({ message })
    },
  })
}
