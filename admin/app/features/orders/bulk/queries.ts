import type { BodyOf, Calls } from '@first-fashion/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { showError, showMessage } from '../../../platform/change-toasts.ts'

/** All orders that are loaded, in lists or alone. */
const everyOrder = ['orders']

type TrackingFile = BodyOf<Calls['staff.orders-tracking']>

/** What each row of a file would do. */
export const useTrackingPreview = () =>
  useMutation({
    mutationFn: (body: TrackingFile) => call('staff.orders-tracking-preview', { body }),
  })

/** Saves the good rows of a file. */
export function useTrackingUpload() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: TrackingFile) => call('staff.orders-tracking', { body }),
    onSuccess: showMessage,
    onError: showError,
    onSettled: () => queries.invalidateQueries({ queryKey: everyOrder }),
  })
}

/** Moves many orders on. */
export function useMoveOrders() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<Calls['staff.orders-move']>) => call('staff.orders-move', { body }),
    onSuccess: showMessage,
    onError: showError,
    onSettled: () => queries.invalidateQueries({ queryKey: everyOrder }),
  })
}
