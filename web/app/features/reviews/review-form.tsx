import { limits } from '@first-fashion/contract/limits'
import type { Review } from '@first-fashion/contract/reviews/calls'
import { saysEnough } from '@first-fashion/contract/reviews/review-text'
import { Button, ButtonDisclosure, RatingChoice, TextArea } from '@first-fashion/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, Suspense, useState } from 'react'
import { currentToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import type { ChosenPhotos } from './photos/send-photos.ts'
import './words/reviews-words.ts'
import { lazyPart } from '../../platform/lost-chunk.ts'

type ReviewInput = Pick<Review, 'rating' | 'review'>

interface FormProps {
  readonly productId: string
  /** The reader's existing review, which they can edit: one per person and product. */
  readonly own: Review | undefined
  readonly userId: string | undefined
  /** The draft from before the session ended. */
  readonly draft: ReviewInput | undefined
  /** Resolves when the reviews have reloaded. */
  readonly onWritten: () => Promise<void>
  /** The reader is nearby: rarely used parts may load. */
  readonly isNear: boolean
  readonly photos: ChosenPhotos
  readonly onPhotos: (photos: ChosenPhotos) => void
}

const PhotoChoice = lazyPart(() => import('./photos/photo-choice.tsx'))

export function ReviewForm({ own, draft, onWritten, isNear, photos, onPhotos, ...ids }: FormProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  // The older review loads late; typed text stays.
  const [typed, setTyped] = useState<Partial<ReviewInput>>({})
  const { rating, review } = { rating: 5, review: '', ...own, ...draft, ...typed }
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useState<number>()
  const isTooShort = !saysEnough(review)
  const isAsBefore = own !== undefined && own.rating === rating && own.review === review.trim()
  const hasPhotos = photos.files.length > 0

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (currentToken() === null) return toasts.error(t('reviews:loginFirst'))
    setBusy(true)
    const { sendReview } = await import('./send-review.ts')
    const written = { ...ids, reviewId: own?._id, rating, review }
    const left = await sendReview(queries, { written, files: photos.files, onProgress: setDone })
    setBusy(false)
    setDone(undefined)
    // After an expired session, an older review is unknown.
    if (left === undefined) return setTyped((now) => ({ rating, review, ...now }))
    onPhotos(left)
    await onWritten()
    setTyped((now) => (now === typed ? {} : now))
  }
  return (
    <ButtonDisclosure
      label={t(own === undefined ? 'reviews:write' : 'reviews:change')}
      isOpen={draft !== undefined}
    >
      <form method="post" onSubmit={submit} className="mt-4 flex flex-col gap-5 bg-sand p-6">
        <RatingChoice
          legend={t('reviews:yourRating')}
          name="rating"
          value={rating}
          labelOf={(count) => t('reviews:stars', { count })}
          onChange={(rating) => setTyped({ ...typed, rating })}
        />
        <TextArea
          label={t('reviews:text')}
          value={review}
          maxLength={limits.reviewMaximumLength}
          onChange={(event) => setTyped({ ...typed, review: event.target.value })}
          hint={review !== '' && isTooShort ? t('reviews:tooShort') : undefined}
        />
        {/* Its place, as high as it is: button and hint beside each other, or below in one line or two. */}
        <div className="hidden min-h-[5.6rem] scripted:block sm:max-lg:min-h-11 xl:min-h-[4.4rem]">
          {isNear ? (
            <Suspense fallback={null}>
              <PhotoChoice chosen={photos} onChange={onPhotos} before={own?.photos.length ?? 0} done={done} />
            </Suspense>
          ) : null}
        </div>
        <Button type="submit" busy={isBusy} disabled={isTooShort || (isAsBefore && !hasPhotos)}>
          {t(own === undefined ? 'reviews:submit' : 'reviews:saveChange')}
        </Button>
      </form>
    </ButtonDisclosure>
  )
}
