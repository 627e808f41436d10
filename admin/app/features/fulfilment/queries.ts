import type { Calls, QueryOf, ResponseOf } from '@first-fashion/contract'
import type {
  StaffPartnerOrder,
  StaffPartnerOrderInFull,
} from '@first-fashion/contract/fulfilment/staff-calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showError, showMessage } from '../../platform/change-toasts.ts'
import { useListPage } from '../../platform/lists/list-query.ts'
import { orderKeys } from '../orders/index.ts'

type PartnerOrderQuery = QueryOf<Calls['staff.partner-orders']>

const partnerOrderKeys = {
  lists: ['partner-orders', 'list'],
  list: (query: PartnerOrderQuery) => [...partnerOrderKeys.lists, query],
  one: (id: string) => ['partner-orders', 'one', id],
} as const

/** While a job sends it. */
const pollMs = 3_000

export const usePartnerOrders = (query: PartnerOrderQuery) =>
  useListPage(partnerOrderKeys.list(query), () => call('staff.partner-orders', { query }))

/** What the print partner makes of an order: it changes with the order. */
export const usePartnerOrdersOf = (orderId: string) =>
  useQuery({
    queryKey: [...orderKeys.one(orderId), 'made-to-order'],
    queryFn: async () => (await call('staff.partner-orders', { query: { orderId } })).partnerOrders,
  })

export const usePartnerOrder = (id: string) =>
  useQuery({
    queryKey: partnerOrderKeys.one(id),
    queryFn: async () => (await call('staff.partner-order', { params: { id } })).partnerOrder,
    refetchInterval: ({ state: { data } }) => (data !== undefined && isBeingSent(data) ? pollMs : false),
  })

const isBeingSent = ({ state, isOutOfTries }: StaffPartnerOrder): boolean =>
  state === 'queued' && !isOutOfTries

/** What needs nothing but a note. */
export type PartnerOrderAction = Exclude<keyof StaffPartnerOrderInFull['can'], 'replaceDesign'>

export const useActOnPartnerOrder = (order: StaffPartnerOrderInFull) =>
  useChange(order, ({ action, note }: { readonly action: PartnerOrderAction; readonly note: string }) =>
    act(action, { params: { id: order._id }, body: { version: order.version, note } }),
  )

/** Has another design of its customer printed. */
export const useReplaceDesign = (order: StaffPartnerOrderInFull) =>
  useChange(order, (other: { readonly lineId: string; readonly designId: string }) =>
    call('staff.partner-order-design', {
      params: { id: order._id },
      body: { version: order.version, ...other },
    }),
  )

type Answer = ResponseOf<Calls['staff.partner-order-hold']>

/** A change of an order; its screen, the lists and the shopper's order show it afterwards. */
function useChange<Asked>(
  { _id: id, orderId }: StaffPartnerOrderInFull,
  change: (asked: Asked) => Promise<Answer>,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => {
      queries.setQueryData(partnerOrderKeys.one(id), answer.partnerOrder)
      void queries.invalidateQueries({ queryKey: partnerOrderKeys.lists })
      void queries.invalidateQueries({ queryKey: orderKeys.one(orderId) })
      showMessage(answer)
    },
    onError: (error) => {
      showError(error)
      void queries.invalidateQueries({ queryKey: partnerOrderKeys.one(id) })
    },
  })
}

interface Request {
  readonly params: { readonly id: string }
  readonly body: { readonly version: number; readonly note: string }
}

function act(action: PartnerOrderAction, request: Request) {
  if (action === 'hold') return call('staff.partner-order-hold', request)
  if (action === 'release') return call('staff.partner-order-release', request)
  if (action === 'resolve') return call('staff.partner-order-resolve', request)
  if (action === 'resend') return call('staff.partner-order-resend', request)
  return call('staff.partner-order-delivered', request)
}
