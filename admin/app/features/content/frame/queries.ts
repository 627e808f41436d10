import type { FrameFields } from '@first-fashion/contract/content/frame'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { showMessage } from '../../../platform/change-toasts.ts'

export const frameKey = ['frame'] as const

export const useFrame = () =>
  useQuery({
    queryKey: frameKey,
    queryFn: async () => {
      const { frame, version } = await call('staff.frame')
      return { frame, version }
    },
    // What is being typed must not be replaced.
    refetchOnWindowFocus: false,
  })

export function useSetFrame(version: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (frame: FrameFields) => call('staff.frame-set', { body: { frame, version } }),
    onSuccess: ({ frame, version: next, message }) => {
      queries.setQueryData(frameKey, { frame, version: next })
      showMessage({ message })
    },
  })
}
