import type { Calls, QueryOf } from '@first-fashion/contract'
import type { StaffCustomerInFull } from '@first-fashion/contract/customers/staff-calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showError, showMessage } from '../../platform/change-toasts.ts'
import { useListPage } from '../../platform/lists/list-query.ts'

type CustomerQuery = QueryOf<Calls['staff.customers']>

export const customerKeys = {
  lists: ['customers', 'list'],
  list: (query: CustomerQuery) => [...customerKeys.lists, query],
  one: (id: string) => ['customers', 'one', id],
} as const

export const useCustomers = (query: CustomerQuery) =>
  useListPage(customerKeys.list(query), () => call('staff.customers', { query }))

export const useCustomer = (id: string) =>
  useQuery({
    queryKey: customerKeys.one(id),
    queryFn: async () => (await call('staff.customer', { params: { id } })).customer,
  })

export const useSendReset = (id: string) =>
  useMutation({
    mutationFn: () => call('staff.customer-reset', { params: { id } }),
    onSuccess: showMessage,
    onError: showError,
  })

export const useBlockCustomer = (id: string) =>
  useMutation({
    mutationFn: (reason: string) => call('staff.customer-block', { params: { id }, body: { reason } }),
    ...useShown(id),
  })

export const useUnblockCustomer = (id: string) =>
  useMutation({ mutationFn: () => call('staff.customer-unblock', { params: { id } }), ...useShown(id) })

/** Shows the customer that the answer brings. */
function useShown(id: string) {
  const queries = useQueryClient()
  return {
    onSuccess: ({ customer, message }: { customer: StaffCustomerInFull; message: string }) => {
      queries.setQueryData(customerKeys.one(id), customer)
      void queries.invalidateQueries({ queryKey: customerKeys.lists })
      showMessage({ message })
    },
    onError: showError,
  }
}
