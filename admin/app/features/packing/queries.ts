import type { MovedOrder } from '@first-fashion/contract/orders/staff-bulk-calls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api.ts'
import { usePdfDownload } from '../../platform/pdf-download.ts'

/** Downloads the packing slip of an order; confirmed, if its money is back or disputed. */
export const usePackingSlip = (orderId: string) =>
  usePdfDownload(async (isConfirmed: boolean) => {
    const query = isConfirmed ? { confirmed: 'true' as const } : {}
    return (await call('staff.packing-slip', { params: { id: orderId }, query })).file
  })

/** Downloads the packing slips of several orders in one file, and says which have none. */
export function usePackingSlips() {
  const [left, setLeft] = useState<readonly MovedOrder[]>([])
  const slips = usePdfDownload(async (orderIds: readonly string[]) => {
    const answer = await call('staff.packing-slips', { query: { ids: orderIds.join(',') } })
    setLeft(answer.left)
    return answer.file
  })
  return { slips, left }
}

export const usePickList = () =>
  useQuery({ queryKey: ['orders', 'pick-list'], queryFn: () => call('staff.pick-list') })
