import { limits } from '@first-fashion/contract/limits'
import type { Review } from '@first-fashion/contract/reviews/calls'
import { saysEnough } from '@first-fashion/contract/reviews/review-text'
import { Button, RatingChoice, TextArea } from '@first-fashion/ui'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import type { ChosenPhotos } from './send-photos.ts'
import '../../platform/words/reviews.ts'

interface FormProps {
  readonly productId: string
  /** What the reader wrote before: one review for each person and product, which may be changed. */
  readonly own: Review | undefined
  readonly onWritten: () => void
  /** The reader is nearly there: what is rarely used may load. */
  readonly isNear: boolean
  /** Kept by whoever shows the form, which begins anew once the review is written. */
  readonly photos: ChosenPhotos
  readonly onPhotos: (photos: ChosenPhotos) => void
}

const PhotoChoice = lazy(() => import('./photo-choice.tsx'))

export function ReviewForm({ productId, own, onWritten, isNear, photos, onPhotos }: FormProps) {
  const { t } = useTranslation()
  const [rating, setRating] = useState(own?.rating ?? 5)
  const [text, setText] = useState(own?.review ?? '')
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useState<number>()
  const isTooShort = !saysEnough(text)
  const isAsBefore = own !== undefined && own.rating === rating && own.review === text.trim()
  const hasPhotos = photos.files.length > 0

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (currentToken() === null) return toasts.error(t('reviews.loginFirst'))
    setBusy(true)
    const { sendReview } = await import('./send-review.ts')
    const written = { productId, reviewId: own?._id, rating, review: text }
    const left = await sendReview(written, photos.files, setDone)
    setBusy(false)
    setDone(undefined)
    if (left === undefined) return
    onPhotos(left)
    onWritten()
  }
  return (
    <form method="post" onSubmit={submit} className="flex flex-col gap-5 bg-sand p-6 lg:self-start">
      <h3 className="text-title">{t(own === undefined ? 'reviews.write' : 'reviews.change')}</h3>
      <RatingChoice
        legend={t('reviews.yourRating')}
        name="rating"
        value={rating}
        labelOf={(count) => t('reviews.stars', { count })}
        onChange={setRating}
      />
      <TextArea
        label={t('reviews.text')}
        value={text}
        maxLength={limits.reviewMaximumLength}
        onChange={(event) => setText(event.target.value)}
        hint={text !== '' && isTooShort ? t('reviews.tooShort') : undefined}
      />
      {isNear ? (
        <Suspense fallback={null}>
          <PhotoChoice chosen={photos} onChange={onPhotos} before={own?.photos.length ?? 0} done={done} />
        </Suspense>
      ) : null}
      <Button type="submit" busy={isBusy} disabled={isTooShort || (isAsBefore && !hasPhotos)}>
        {t(own === undefined ? 'reviews.submit' : 'reviews.saveChange')}
      </Button>
    </form>
  )
}
