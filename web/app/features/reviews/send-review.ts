import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../platform/queries/call.ts'
import { failureOf, refusalWords } from '../../platform/queries/refusal.ts'
import { runMutation } from '../../platform/queries/run-mutation.ts'
import { currentToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { words } from '../../platform/words/i18n.ts'
import { discardSavedDraft, loadUser, saveDraft } from '../accounts/index.ts'
import { draftPlace } from './older-review.ts'
import { type ChosenPhotos, sendPhotos } from './photos/send-photos.ts'
import './words/review-changes-words.ts'

interface WrittenReview {
  readonly productId: string
  /** Undefined until the page knows who writes. */
  readonly userId: string | undefined
  /** The review to edit, if it is not a new one. */
  readonly reviewId: string | undefined
  readonly rating: number
  readonly review: string
}

/** The review, and photos that go after it. `onProgress` receives the upload progress, 0 to 1. */
interface SentReview {
  readonly written: WrittenReview
  readonly files: readonly File[]
  readonly onProgress: (done: number) => void
}

/**
 * Sends a review and then its photos; returns the failed photos with their errors, or undefined if the review itself
 * was refused. The form imports this when it is sent: the product page loads no mutations.
 */
export async function sendReview(queries: QueryClient, sent: SentReview): Promise<ChosenPhotos | undefined> {
  let left: ChosenPhotos | undefined
  const mutation = {
    mutationFn: send,
    onSuccess: (failed: ChosenPhotos) => {
      left = failed
    },
    onError: refused,
  }
  const userId = sent.written.userId ?? (await writerOf(queries))
  await runMutation(queries, mutation, { ...sent, written: { ...sent.written, userId } })
  return left
}

/** Undefined if it cannot be found out: the server knows by the session. */
const writerOf = (queries: QueryClient): Promise<string | undefined> =>
  loadUser(queries, currentToken()).then(
    ({ _id }) => _id,
    () => undefined,
  )

async function send({ written, files, onProgress }: SentReview): Promise<ChosenPhotos> {
  const { productId, userId, reviewId, rating, review } = written
  const { message, reviewId: sent } = await (reviewId === undefined
    ? call('reviews.add', { body: { userId, productId, rating, review } })
    : call('reviews.change', { body: { reviewId, rating, review } }))
  discardSavedDraft(draftPlace(productId))
  toasts.success(message)
  return sendPhotos(sent, files, onProgress, words.t('review-changes:send.photosFailed'))
}

/** Says why. If the session had ended, the draft is stored for after the login. */
function refused(error: Error, { written: { productId, userId, rating, review } }: SentReview): void {
  if (failureOf(error).status === 401 && userId !== undefined)
    saveDraft({ place: draftPlace(productId), userId, fields: { rating: String(rating), review } })
  toasts.error(refusalWords(error, words.t('review-changes:send.failed')))
}
