import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { usePdfDownload } from '../../platform/pdf-download.ts'

/** Downloads the packing slip of an order. */
export const usePackingSlip = (orderId: string) =>
  usePdfDownload(async () => (await call('staff.packing-slip', { params: { id: orderId } })).file)

export const usePickList = () =>
  useQuery({ queryKey: ['orders', 'pick-list'], queryFn: () => call('staff.pick-list') })
