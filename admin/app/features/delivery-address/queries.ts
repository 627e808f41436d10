import type { BodyOf, Calls } from '@first-fashion/contract'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { CallFailure } from '../../platform/call-failure.ts'
import { showMessage } from '../../platform/change-toasts.ts'
import { orderKeys } from '../orders/index.ts'

/** The address of a version of an order, with what its form needs. */
export const useAddressForm = (orderId: string, version: number) =>
  useQuery({
    queryKey: ['delivery-address', orderId, version],
    queryFn: async () => (await call('staff.delivery-address', { params: { id: orderId } })).form,
    placeholderData: keepPreviousData,
  })

export function useChangeAddress(orderId: string) {
  const queries = useQueryClient()
  const refresh = () =>
    Promise.all(
      [orderKeys.one(orderId), orderKeys.lists].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
  return useMutation({
    mutationFn: (body: BodyOf<Calls['staff.delivery-address-change']>) =>
      call('staff.delivery-address-change', { params: { id: orderId }, body }),
    onSuccess: async (answer) => {
      showMessage(answer)
      await refresh()
    },
    onError: async (error) => {
      // No field was wrong, but the order is not as it was shown.
      if (error instanceof CallFailure && Object.keys(error.errors).length === 0) await refresh()
    },
  })
}
