import type { OrderLimits } from '@first-fashion/contract/orders/order-limits'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showError, showMessage } from '../../platform/change-toasts.ts'
import { orderKeys } from '../orders/index.ts'

export const orderLimitKeys = { limits: ['order-limits'], alerts: ['order-alerts'] } as const

export const useOrderLimits = () =>
  useQuery({
    queryKey: orderLimitKeys.limits,
    queryFn: async () => {
      const { limits, version } = await call('staff.order-limits')
      return { limits, version }
    },
  })

export function useSetOrderLimits(version: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (limits: OrderLimits) => call('staff.order-limits-set', { body: { ...limits, version } }),
    onSuccess: ({ limits, version: next, message }) => {
      queries.setQueryData(orderLimitKeys.limits, { limits, version: next })
      showMessage({ message })
    },
  })
}

export const useOrderAlerts = () =>
  useQuery({
    queryKey: orderLimitKeys.alerts,
    queryFn: async () => {
      const { alerts, total } = await call('staff.order-alerts')
      return { alerts, total }
    },
  })

type Decision = 'staff.order-alert-cancel' | 'staff.order-alert-dismiss'

/** What staff decide about an unusual order. */
export function useDecideAlert(orderId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (decision: Decision) => call(decision, { params: { id: orderId } }),
    onSuccess: async ({ alerts, total, message }) => {
      queries.setQueryData(orderLimitKeys.alerts, { alerts, total })
      showMessage({ message })
      await queries.invalidateQueries({ queryKey: orderKeys.lists })
    },
    onError: async (error) => {
      showError(error)
      await queries.invalidateQueries({ queryKey: orderLimitKeys.alerts })
    },
  })
}
