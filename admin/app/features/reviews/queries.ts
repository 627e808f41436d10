import type { Calls, QueryOf } from '@first-fashion/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showMessage } from '../../platform/change-toasts.ts'
import { useListPage } from '../../platform/lists/list-query.ts'

type ReviewQuery = QueryOf<Calls['staff.reviews']>

export const reviewKeys = {
  lists: ['reviews'],
  list: (query: ReviewQuery) => [...reviewKeys.lists, query],
} as const

export const useReviews = (query: ReviewQuery) =>
  useListPage(reviewKeys.list(query), () => call('staff.reviews', { query }))

export type Decision = 'hide' | 'show'

export function useDecideReview(id: string, decision: Decision) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) =>
      call(decision === 'hide' ? 'staff.review-hide' : 'staff.review-show', {
        params: { id },
        body: { reason },
      }),
    onSuccess: ({ message }) => {
      void queries.invalidateQueries({ queryKey: reviewKeys.lists })
      showMessage({ message })
    },
  })
}
