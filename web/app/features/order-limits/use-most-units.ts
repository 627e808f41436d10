import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api-browser.ts'

/**
 * So many units of an item with this stock a shopper can take at once: the shop may limit them. It is asked only once
 * more than one is requested.
 */
export function useMostUnits(stock: number, requested: number): number {
  const limit = useQuery({
    queryKey: ['order-limits'],
    enabled: requested > 1,
    staleTime: 300_000,
    queryFn: async () => {
      const answer = await api('order-limits.current')
      return answer.ok ? answer.value.unitsPerLine : null
    },
  })
  return Math.min(stock, limit.data ?? Number.POSITIVE_INFINITY)
}
