import type { Review } from '@first-fashion/contract/reviews/calls'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api-browser.ts'
import { isCut } from './review-order.rules.ts'

interface Listed {
  readonly reviews: readonly Review[]
  readonly starCounts: readonly number[]
}

/** The reader's own review where the list of the newest ones does not reach it; asked for when the list is cut. */
export function useOlderOwn(
  productId: string,
  listed: Listed | undefined,
  token: string | null | undefined,
): Review | undefined {
  const own = useQuery({
    enabled: Boolean(token) && listed !== undefined && isCut(listed),
    queryKey: ['reviews', productId, token],
    queryFn: async () => {
      const answer = await api('reviews.own', { body: { productId } })
      if (answer.ok) return answer.value.review
      throw new Error(answer.failure.message)
    },
  }).data
  if (!own || listed?.reviews.some(({ _id }) => _id === own._id)) return undefined
  return own
}
