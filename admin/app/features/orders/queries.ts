import type { BodyOf, Calls, QueryOf } from '@first-fashion/contract'
import type { OrderMail } from '@first-fashion/contract/orders/order-mails'
import type { StaffOrder } from '@first-fashion/contract/orders/staff-calls'
import type { FulfilmentState } from '@first-fashion/contract/orders/status'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { CallFailure } from '../../platform/call-failure.ts'
import { showError, showMessage } from '../../platform/change-toasts.ts'
import { useListPage } from '../../platform/lists/list-query.ts'

type OrderQuery = QueryOf<Calls['staff.orders']>

export const orderKeys = {
  lists: ['orders', 'list'],
  list: (query: OrderQuery) => [...orderKeys.lists, query],
  one: (id: string) => ['orders', 'one', id],
} as const

export const useOrders = (query: OrderQuery) =>
  useListPage(orderKeys.list(query), () => call('staff.orders', { query }))

export const useOrder = (id: string) =>
  useQuery({
    queryKey: orderKeys.one(id),
    queryFn: async () => (await call('staff.order', { params: { id } })).order,
  })

interface Transition {
  readonly to: FulfilmentState
  readonly note: string
  readonly collected: boolean
  /** It is sent although its money is back or disputed. */
  readonly confirmed: boolean
}

export function useMoveOrder({ _id: id, version }: StaffOrder) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (transition: Transition) =>
      call('staff.order-move', { params: { id }, body: { version, ...transition } }),
    onSuccess: (answer) => {
      queries.setQueryData(orderKeys.one(id), answer.order)
      void queries.invalidateQueries({ queryKey: orderKeys.one(id) })
      void queries.invalidateQueries({ queryKey: orderKeys.lists })
      showMessage(answer)
    },
    onError: (error) => {
      if (!wasMoved(error)) showError(error)
    },
  })
}

/** Saves where the parcel can be followed; its shopper gets an email. */
export function useTrackOrder({ _id: id }: StaffOrder) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<Calls['staff.order-track']>) =>
      call('staff.order-track', { params: { id }, body }),
    onSuccess: (answer) => {
      queries.setQueryData(orderKeys.one(id), answer.order)
      showMessage(answer)
    },
    onError: showError,
  })
}

/** Adds a note that only staff see. */
export function useAddNote({ _id: id }: StaffOrder) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<Calls['staff.order-note']>) =>
      call('staff.order-note', { params: { id }, body }),
    onSuccess: (answer) => {
      queries.setQueryData(orderKeys.one(id), answer.order)
      showMessage(answer)
    },
    onError: showError,
  })
}

/** Notes that its parcel is lost. */
export function useLoseParcel({ _id: id }: StaffOrder) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call('staff.order-parcel-lost', { params: { id } }),
    onSuccess: (answer) => {
      queries.setQueryData(orderKeys.one(id), answer.order)
      showMessage(answer)
    },
    onError: showError,
  })
}

/** Sends one of its emails again. */
export function useSendMail({ _id: id }: StaffOrder) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (mail: OrderMail) => call('staff.order-mail', { params: { id }, body: { mail } }),
    onSuccess: (answer) => {
      queries.setQueryData(orderKeys.one(id), answer.order)
      showMessage(answer)
    },
    onError: showError,
  })
}

/** Someone else updated the order first, or the print partner has begun to make it. */
export const wasMoved = (error: Error | null): boolean =>
  error instanceof CallFailure &&
  (error.code === 'order.moved-meanwhile' || error.code === 'order.in-production')
