import type { NoticeRhythm } from '@first-fashion/contract/order-notices/rhythms'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showError, showMessage } from '../../platform/change-toasts.ts'

const rhythmKey = ['order-notices'] as const

export const useNoticeRhythm = (isAllowed: boolean) =>
  useQuery({
    queryKey: rhythmKey,
    queryFn: async () => (await call('staff.order-notices')).rhythm,
    enabled: isAllowed,
  })

export function useSetNoticeRhythm() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (rhythm: NoticeRhythm) => call('staff.order-notices-set', { body: { rhythm } }),
    onSuccess: ({ rhythm, message }) => {
      queries.setQueryData(rhythmKey, rhythm)
      showMessage({ message })
    },
    onError: showError,
  })
}
