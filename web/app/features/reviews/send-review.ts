import { api } from '../../platform/api-browser.ts'
import { messageOr } from '../../platform/refusal-words.ts'
import { toasts } from '../../platform/toasts.ts'
import { words } from '../../platform/words/i18n.ts'
import { discardSavedDraft, saveDraft } from '../accounts/index.ts'
import { draftPlace } from './older-review.ts'
import { type ChosenPhotos, sendPhotos } from './photos/send-photos.ts'
import '../../platform/words/review-photos.ts'

interface WrittenReview {
  readonly productId: string
  readonly userId: string | undefined
  /** The review to edit, if it is not a new one. */
  readonly reviewId: string | undefined
  readonly rating: number
  readonly review: string
}

/**
 * Sends a review and then its photos; returns the failed photos with their errors, or undefined if the review itself
 * was refused. If the session had ended, the draft is stored for after the login. `onProgress` receives the upload progress, 0 to 1.
 */
export async function sendReview(
  { productId, userId, reviewId, rating, review }: WrittenReview,
  files: readonly File[],
  onProgress: (done: number) => void,
): Promise<ChosenPhotos | undefined> {
  const answer =
    reviewId === undefined
      ? await api('reviews.add', { body: { userId, productId, rating, review } })
      : await api('reviews.change', { body: { reviewId, rating, review } })
  const place = draftPlace(productId)
  if (!answer.ok) {
    if (answer.failure.status === 401 && userId !== undefined)
      saveDraft({ place, userId, fields: { rating: String(rating), review } })
    toasts.error(messageOr(answer.failure, words.t('reviewSend.failed')))
    return undefined
  }
  discardSavedDraft(place)
  toasts.success(answer.value.message)
  return sendPhotos(answer.value.reviewId, files, onProgress, words.t('reviewSend.photosFailed'))
}
