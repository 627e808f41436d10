import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/queries/call.ts'

/**
 * So many units of an item with this stock a shopper can take at once: the shop may limit them. It is asked only once
 * more than one is requested.
 */
export function useMostUnits(stock: number, requested: number): number {
  const limit = useQuery({
    queryKey: ['order-limits'],
    enabled: requested > 1,
    staleTime: 300_000,
    queryFn: async () => (await call('order-limits.current')).unitsPerLine,
  })
  return Math.min(stock, limit.data ?? Number.POSITIVE_INFINITY)
}
