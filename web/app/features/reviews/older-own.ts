import type { Review } from '@first-fashion/contract/reviews/calls'
import { api } from '../../platform/api-browser.ts'
import { currentToken } from '../../platform/session.ts'

interface Listed {
  readonly reviews: Review[]
  readonly starCounts: readonly number[]
}

/** How many there are, those that are too old for the list too. */
export const totalOf = (starCounts: readonly number[]): number =>
  starCounts.reduce((sum, count) => sum + count, 0)

/** Whether the list leaves out older ones. */
export const isCut = ({ reviews, starCounts }: Listed): boolean => totalOf(starCounts) > reviews.length

/** The newest reviews, and the reader's own where the list of these no longer reaches it. */
export async function withOlderOwn<Answer extends Listed>(listed: Answer, productId: string) {
  if (currentToken() === null || !isCut(listed)) return { ...listed, older: undefined }
  const answer = await api('reviews.own', { body: { productId } })
  const own = answer.ok ? answer.value.review : null
  const isListed = listed.reviews.some(({ _id }) => _id === own?._id)
  return { ...listed, older: own === null || isListed ? undefined : own }
}
