import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { usePdfDownload } from '../../platform/pdf-download.ts'

/** Downloads the packing slip of an order; confirmed, if its money is back or disputed. */
export const usePackingSlip = (orderId: string) =>
  usePdfDownload(async (isConfirmed: boolean) => {
    const query = isConfirmed ? { confirmed: 'true' as const } : {}
    return (await call('staff.packing-slip', { params: { id: orderId }, query })).file
  })

export const usePickList = () =>
  useQuery({ queryKey: ['orders', 'pick-list'], queryFn: () => call('staff.pick-list') })
