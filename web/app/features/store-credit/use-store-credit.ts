import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api-browser.ts'
import { useToken } from '../../platform/session.ts'

/** The customer's store credit and its history. */
export function useStoreCredit() {
  const token = useToken()
  return useQuery({
    queryKey: ['store-credit', token],
    enabled: Boolean(token),
    // An order may have used some in the meantime.
    staleTime: 0,
    queryFn: async () => {
      const answer = await api('store-credit.own')
      if (!answer.ok) throw new Error(answer.failure.message)
      return answer.value
    },
  })
}
