import type { BodyOf, Calls } from '@first-fashion/contract'
import type { KeySource } from '@first-fashion/contract/partner-keys/staff-calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showError, showMessage } from '../../platform/change-toasts.ts'

export const partnerKeysKeys = { list: ['partner-keys'] } as const

export const usePartnerKeys = () =>
  useQuery({
    queryKey: partnerKeysKeys.list,
    queryFn: async () => (await call('staff.partner-keys')).partners,
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
  return ({ partners, message }: { readonly partners: KeySource[]; readonly message: string }) => {
    queries.setQueryData(partnerKeysKeys.list, partners)
    showMessage({ message })
    // The set-up list and the ways to pay depend on the keys.
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== partnerKeysKeys.list[0] })
  }
}
