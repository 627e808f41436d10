import type { BodyOf, Calls } from '@first-fashion/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { CallFailure } from '../../platform/call-failure.ts'
import { showMessage } from '../../platform/change-toasts.ts'
import { orderKeys } from '../orders/index.ts'

const formKey = (orderId: string) => ['delivery-address', orderId] as const

/** The address of an order with what its form needs, as it is now: what was typed is based on it. */
export const useAddressForm = (orderId: string) =>
  useQuery({
    queryKey: formKey(orderId),
    queryFn: async () => (await call('staff.delivery-address', { params: { id: orderId } })).form,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

export function useChangeAddress(orderId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<Calls['staff.delivery-address-change']>) =>
      call('staff.delivery-address-change', { params: { id: orderId }, body }),
    onSuccess: async (answer) => {
      showMessage(answer)
      await Promise.all(
        [orderKeys.one(orderId), orderKeys.lists].map((queryKey) => queries.invalidateQueries({ queryKey })),
      )
    },
    // What was typed stays; whoever saves it again has seen how the order is now.
    onError: async (error) => {
      if (!(error instanceof CallFailure) || error.code !== 'order.moved-meanwhile') return
      await Promise.all(
        [orderKeys.one(orderId), formKey(orderId)].map((queryKey) => queries.invalidateQueries({ queryKey })),
      )
    },
  })
}
