import type { OwnershipHandOver } from '@first-fashion/contract/staff/ownership-calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { showMessage } from '../../../platform/change-toasts.ts'
import { sessionKey } from '../../../platform/session.ts'

/** Hands the ownership over, which ends the session. */
export function useHandOver() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ heir, keeps }: OwnershipHandOver & { readonly heir: string }) =>
      call('staff.ownership-hand-over', { params: { id: heir }, body: { keeps } }),
    onSuccess: (answer) => {
      showMessage(answer)
      queries.setQueryData(sessionKey, null)
      // What only owners see must not come up again for whoever signs in next.
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] })
    },
  })
}
