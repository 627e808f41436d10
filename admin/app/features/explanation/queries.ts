import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export const explanationKeys = { one: (orderId: string) => ['explanation', orderId] } as const

export const useExplanation = (orderId: string) =>
  useQuery({
    queryKey: explanationKeys.one(orderId),
    gcTime: 0,
    queryFn: async () => (await call('staff.order-explanation', { params: { id: orderId } })).explanation,
  })
