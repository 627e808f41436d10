import type { MethodState } from '@first-fashion/contract/payments/methods'
import type { ProblemAction } from '@first-fashion/contract/payments/problems'
import type { StaffPaymentMethod } from '@first-fashion/contract/payments/staff-calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showError, showMessage } from '../../platform/change-toasts.ts'
import { useListPage } from '../../platform/lists/list-query.ts'
import { orderKeys } from '../orders/index.ts'

export type ProblemState = 'open' | 'resolved'

export const paymentKeys = {
  methods: ['payment-methods'],
  ofOrder: (orderId: string) => ['order-payments', orderId],
  problemLists: ['payment-problems'],
  problems: (state: ProblemState, page: string) => [...paymentKeys.problemLists, state, page],
} as const

export const usePaymentMethods = () =>
  useQuery({
    queryKey: paymentKeys.methods,
    queryFn: async () => (await call('staff.payment-methods')).methods,
  })

export function useSetMethod({ method, version }: StaffPaymentMethod) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (state: MethodState) =>
      call('staff.payment-method-set', { params: { method }, body: { state, version } }),
    onSuccess: ({ methods, message }) => {
      queries.setQueryData(paymentKeys.methods, methods)
      showMessage({ message })
    },
    onError: async (error) => {
      showError(error)
      await queries.invalidateQueries({ queryKey: paymentKeys.methods })
    },
  })
}

export const usePaymentProblems = (state: ProblemState, page: string) =>
  useListPage(paymentKeys.problems(state, page), () =>
    call('staff.payment-problems', { query: { state, page } }),
  )

export function useResolveProblem(id: string, action: ProblemAction) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (note: string) =>
      call('staff.payment-problem-resolve', { params: { id }, body: { action, note } }),
    onSuccess: async ({ message }) => {
      showMessage({ message })
      await queries.invalidateQueries({ queryKey: paymentKeys.problemLists })
    },
  })
}

export const useOrderPayments = (orderId: string) =>
  useQuery({
    queryKey: paymentKeys.ofOrder(orderId),
    queryFn: async () => (await call('staff.order-payments', { params: { id: orderId } })).payments,
  })

export const refundWays = ['payment', 'store-credit', 'outside'] as const
export type RefundWay = (typeof refundWays)[number]

/** A refund in minor units of the payment's currency, or in cents to store credit; 'outside' was made already. */
export interface Refund {
  readonly way: RefundWay
  readonly minor: number
  readonly note: string
}

export function useRefund(orderId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ way, minor, note }: Refund) => {
      const params = { id: orderId }
      if (way === 'store-credit')
        return call('staff.order-refund-credit', { params, body: { amount: minor / 100, note } })
      const body = { amountMinor: minor, note }
      return way === 'payment'
        ? call('staff.order-refund', { params, body })
        : call('staff.order-refund-outside', { params, body })
    },
    onSuccess: ({ payments, message }) => {
      queries.setQueryData(paymentKeys.ofOrder(orderId), payments)
      void queries.invalidateQueries({ queryKey: orderKeys.one(orderId) })
      showMessage({ message })
    },
  })
}
