import type { BodyOf, Calls } from '@first-fashion/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showError, showMessage } from '../../platform/change-toasts.ts'

export const partnerKeysKeys = { list: ['partner-keys'] } as const

export const usePartnerKeys = () =>
  useQuery({
    queryKey: partnerKeysKeys.list,
    queryFn: () => call('staff.partner-keys'),
  })

export function useSetPartnerKeys() {
  const onSuccess = useShowChanged()
  return useMutation({
    mutationFn: (body: BodyOf<Calls['staff.partner-keys-set']>) => call('staff.partner-keys-set', { body }),
    onSuccess,
  })
}

export function useRemovePartnerKeys() {
  const onSuccess = useShowChanged()
  return useMutation({
    mutationFn: (body: BodyOf<Calls['staff.partner-keys-remove']>) =>
      call('staff.partner-keys-remove', { body }),
    onSuccess,
    onError: showError,
  })
}

function useShowChanged() {
  const queries = useQueryClient()
  return (changed: Awaited<ReturnType<typeof call<'staff.partner-keys-set'>>>) => {
    queries.setQueryData(partnerKeysKeys.list, changed)
    showMessage(changed)
    // The set-up list and the ways to pay depend on the keys.
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== partnerKeysKeys.list[0] })
  }
}
