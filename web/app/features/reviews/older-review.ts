import type { Review } from '@first-fashion/contract/reviews/calls'
import { api } from '../../platform/api-browser.ts'
import { currentToken } from '../../platform/session.ts'
import { readDraft } from '../accounts/index.ts'

interface Listed {
  readonly reviews: Review[]
  readonly starCounts: readonly number[]
}

/** The total number, including those too old for the list. */
export const totalOf = (starCounts: readonly number[]): number =>
  starCounts.reduce((sum, count) => sum + count, 0)

/** Whether the list omits older ones. */
export const isCut = ({ reviews, starCounts }: Listed): boolean => totalOf(starCounts) > reviews.length

/** The storage key of a review draft during a new login. */
export const draftPlace = (productId: string): string => `review ${productId}`

/** The review draft from before the session ended. */
function ownReview(productId: string) {
  const draft = readDraft(draftPlace(productId))
  if (draft === undefined) return undefined
  const { rating, review = '' } = draft.fields
  return { userId: draft.userId, rating: Number(rating), review }
}

/**
 * The newest reviews, the draft, and the reader's own review if the list lacks it: it is too old, or waits for the
 * confirmation of the reader's address.
 */
export async function withOlderOwn<Answer extends Listed>(
  listed: Answer,
  productId: string,
  { mayWait }: { readonly mayWait: boolean },
) {
  const draft = ownReview(productId)
  if (currentToken() === null || !(mayWait || isCut(listed))) return { ...listed, draft, older: undefined }
  const answer = await api('reviews.own', { body: { productId } })
  const own = answer.ok ? answer.value.review : null
  const isListed = listed.reviews.some(({ _id }) => _id === own?._id)
  return { ...listed, draft, older: own === null || isListed ? undefined : own }
}
