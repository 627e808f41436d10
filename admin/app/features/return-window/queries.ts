import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showMessage } from '../../platform/change-toasts.ts'

export const returnWindowKeys = { window: ['return-window'] } as const

export const useReturnWindow = () =>
  useQuery({
    queryKey: returnWindowKeys.window,
    queryFn: async () => {
      const { days, version } = await call('staff.return-window')
      return { days, version }
    },
  })

export function useSetReturnWindow(version: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (days: number) => call('staff.return-window-set', { body: { days, version } }),
    onSuccess: ({ days, version: next, message }) => {
      queries.setQueryData(returnWindowKeys.window, { days, version: next })
      showMessage({ message })
    },
  })
}
