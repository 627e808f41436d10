import type { BodyOf, Calls, QueryOf } from '@first-fashion/contract'
import type { StaffReturn } from '@first-fashion/contract/returns/staff-calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { CallFailure } from '../../platform/call-failure.ts'
import { showError, showMessage } from '../../platform/change-toasts.ts'
import { useListPage } from '../../platform/lists/list-query.ts'
import { orderKeys } from '../orders/index.ts'

type ReturnQuery = QueryOf<Calls['staff.returns']>

const returnKeys = {
  lists: ['returns', 'list'],
  list: (query: ReturnQuery) => [...returnKeys.lists, query],
  one: (id: string) => ['returns', 'one', id],
} as const

export const useReturns = (query: ReturnQuery) =>
  useListPage(returnKeys.list(query), () => call('staff.returns', { query }))

export const useReturn = (id: string) =>
  useQuery({
    queryKey: returnKeys.one(id),
    queryFn: async () => (await call('staff.return', { params: { id } })).request,
    refetchInterval: ({ state: { data } }) => (data?.step === 'refund-due' ? refundPollMs : false),
  })

/** A refund at a payment partner is made by a job. */
const refundPollMs = 3_000

/** The units of a line that came. */
export interface CameLine {
  readonly lineId: string
  readonly good: number
  readonly damaged: number
}

/** A step with what it needs. */
export type TakenStep =
  | { readonly to: 'approved' | 'rejected' | 'reopened' | 'settled'; readonly note: string }
  | {
      readonly to: 'received'
      readonly note: string
      readonly lines: readonly CameLine[]
      /** The total that staff saw, if it is another one than was requested. */
      readonly shown?: { readonly total: number }
    }

export function useTakeStep({ _id: id, orderId, version }: StaffReturn) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (step: TakenStep) => takeStep(id, version, step),
    onSuccess: (answer) => {
      queries.setQueryData(returnKeys.one(id), answer.request)
      void queries.invalidateQueries({ queryKey: returnKeys.lists })
      void queries.invalidateQueries({ queryKey: orderKeys.one(orderId) })
      showMessage(answer)
    },
    onError: (error) => {
      if (wasChanged(error)) return
      showError(error)
      // What it comes to may have changed.
      void queries.invalidateQueries({ queryKey: returnKeys.one(id) })
    },
  })
}

/** What a request comes to with what came of it; asked for only if something is missing. */
export const useReceiptPreview = (
  { _id: id, version }: StaffReturn,
  lines: readonly CameLine[],
  enabled: boolean,
) =>
  useQuery({
    queryKey: [...returnKeys.one(id), 'received', version, lines],
    queryFn: async () =>
      (await call('staff.return-receive-preview', { params: { id }, body: { version, lines: [...lines] } }))
        .figures,
    enabled,
    retry: false,
  })

/** Something else for a line of an exchange. */
export type ExchangeChoice = Omit<BodyOf<Calls['staff.return-exchange-preview']>, 'version'>

export const useExchangePreview = ({ _id: id, version }: StaffReturn, choice: ExchangeChoice) =>
  useQuery({
    queryKey: [...returnKeys.one(id), 'exchange', version, choice],
    queryFn: async () =>
      (await call('staff.return-exchange-preview', { params: { id }, body: { version, ...choice } })).figures,
    retry: false,
  })

export function useChangeExchange({ _id: id, orderId, version }: StaffReturn) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (choice: ExchangeChoice & { readonly note: string }) =>
      call('staff.return-exchange', { params: { id }, body: { version, ...choice } }),
    onSuccess: (answer) => {
      queries.setQueryData(returnKeys.one(id), answer.request)
      void queries.invalidateQueries({ queryKey: orderKeys.one(orderId) })
      showMessage(answer)
    },
    onError: showError,
  })
}

function takeStep(id: string, version: number, step: TakenStep) {
  const params = { id }
  const body = { version, note: step.note }
  if (step.to === 'received')
    return call('staff.return-receive', {
      params,
      body: { ...body, lines: [...step.lines], ...(step.shown === undefined ? {} : { shown: step.shown }) },
    })
  if (step.to === 'approved') return call('staff.return-approve', { params, body })
  if (step.to === 'reopened') return call('staff.return-reopen', { params, body })
  if (step.to === 'rejected') return call('staff.return-reject', { params, body })
  return call('staff.return-settle', { params, body })
}

/** Someone else took the request to another step first. */
export const wasChanged = (error: Error | null): boolean =>
  error instanceof CallFailure && error.code === 'returns.changed-meanwhile'
