import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useToken } from '../../../platform/session.ts'
import { call, communityKeys } from '../../members/index.ts'

/** The member's own looks: the ids of those in the gallery, and those that were taken down. */
export function useOwnLooks() {
  const token = useToken()
  return useQuery({
    queryKey: communityKeys.own(token),
    enabled: Boolean(token),
    queryFn: () => call('community.own'),
  })
}

/** A change of own looks, after which they are asked for anew. */
export function useOwnChange<Sent>(change: (sent: Sent) => Promise<{ readonly message: string }>) {
  const token = useToken()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: communityKeys.own(token) })
      void queries.invalidateQueries({ queryKey: communityKeys.membership(token) })
    },
  })
}

export const useDeleteLook = () =>
  useOwnChange((submissionId: string) => call('community.delete', { body: { submissionId } }))

export const useAppeal = (submissionId: string) =>
  useOwnChange((message: string) => call('community.appeal', { body: { submissionId, message } }))
