import type { BodyOf, Calls } from '@first-fashion/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showError, showMessage } from '../../platform/change-toasts.ts'
import { orderKeys } from '../orders/index.ts'
import { paymentKeys } from '../payments/index.ts'

const keys = {
  of: (orderId: string) => ['order-lines', orderId],
  preview: (orderId: string, body: object, version: number) => [
    'order-lines',
    orderId,
    'preview',
    body,
    version,
  ],
} as const

/** What of an order's lines can be cancelled or refunded. */
export const useOrderLines = (orderId: string) =>
  useQuery({
    queryKey: keys.of(orderId),
    queryFn: async () => (await call('staff.order-lines', { params: { id: orderId } })).order,
  })

/** What chosen units come to; not asked while none is chosen. */
export const useLineRefundPreview = (
  orderId: string,
  body: BodyOf<Calls['staff.line-refund-preview']>,
  version: number,
) =>
  useQuery({
    queryKey: keys.preview(orderId, body, version),
    enabled: body.lines.length > 0,
    queryFn: async () => (await call('staff.line-refund-preview', { params: { id: orderId }, body })).figures,
  })

export function useLineRefund(orderId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<Calls['staff.line-refund']>) =>
      call('staff.line-refund', { params: { id: orderId }, body }),
    onSuccess: showMessage,
    onError: showError,
    onSettled: async () => {
      await Promise.all(
        [keys.of(orderId), orderKeys.one(orderId), orderKeys.lists, paymentKeys.ofOrder(orderId)].map(
          (queryKey) => queries.invalidateQueries({ queryKey }),
        ),
      )
    },
  })
}
