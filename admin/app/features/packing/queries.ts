import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showError } from '../../platform/change-toasts.ts'
import { savePdf } from '../../platform/save-file.ts'

/** Downloads the packing slip of an order; confirmed, if its money is back or disputed. */
export const usePackingSlip = (orderId: string) =>
  useMutation({
    mutationFn: async (isConfirmed: boolean) => {
      const query = isConfirmed ? { confirmed: 'true' as const } : {}
      return (await call('staff.packing-slip', { params: { id: orderId }, query })).file
    },
    onSuccess: savePdf,
    onError: showError,
  })

export const usePickList = () =>
  useQuery({ queryKey: ['orders', 'pick-list'], queryFn: () => call('staff.pick-list') })
