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

export const usePartnerOrder = (id: string) =>
  useQuery({
    queryKey: partnerOrderKeys.one(id),
    queryFn: async () => (await call('staff.partner-order', { params: { id } })).partnerOrder,
    refetchInterval: ({ state: { data } }) => (data !== undefined && isBeingSent(data) ? pollMs : false),
  })

const isBeingSent = ({ state, isOutOfTries }: StaffPartnerOrder): boolean =>
  state === 'queued' && !isOutOfTries

export type PartnerOrderAction = keyof StaffPartnerOrderInFull['can']

interface AskedAction {
  readonly action: PartnerOrderAction
  readonly note: string
}

export function useActOnPartnerOrder(order: StaffPartnerOrderInFull) {
  const { _id: id, version } = order
  return useMutation({
    mutationFn: ({ action, note }: AskedAction) => act(action, { params: { id }, body: { version, note } }),
    ...useShownChange(order),
  })
}

interface OtherDesign {
  readonly lineId: string
  readonly designId: string
}

/** Has another design of its customer printed. */
export function useReplaceDesign(order: StaffPartnerOrderInFull) {
  const { _id: id, version } = order
  return useMutation({
    mutationFn: (other: OtherDesign) =>
      call('staff.partner-order-design', { params: { id }, body: { version, ...other } }),
    ...useShownChange(order),
  })
}

/** What every change of a partner order does on the screen. */
function useShownChange({ _id: id, orderId }: StaffPartnerOrderInFull) {
  const queries = useQueryClient()
  return {
    onSuccess: (answer: ResponseOf<Calls['staff.partner-order-hold']>) => {
      queries.setQueryData(partnerOrderKeys.one(id), answer.partnerOrder)
      void queries.invalidateQueries({ queryKey: partnerOrderKeys.lists })
      void queries.invalidateQueries({ queryKey: orderKeys.one(orderId) })
      showMessage(answer)
    },
    onError: (error: Error) => {
      showError(error)
      void queries.invalidateQueries({ queryKey: partnerOrderKeys.one(id) })
    },
  }
}

interface Request {
  readonly params: { readonly id: string }
  readonly body: { readonly version: number; readonly note: string }
}

function act(action: PartnerOrderAction, request: Request) {
  if (action === 'hold') return call('staff.partner-order-hold', request)
  if (action === 'release') return call('staff.partner-order-release', request)
  if (action === 'resend') return call('staff.partner-order-resend', request)
  return call('staff.partner-order-delivered', request)
}
