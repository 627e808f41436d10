import { limits } from '@first-fashion/contract/limits'
import { saysEnough } from '@first-fashion/contract/reviews/review-text'
import { Button, TextArea } from '@first-fashion/ui'
import { Star } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api-browser.ts'
import { currentToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'

interface FormProps {
  readonly productId: string
  readonly onWritten: () => void
}

export function ReviewForm({ productId, onWritten }: FormProps) {
  const { t } = useTranslation()
  const [rating, setRating] = useState(5)
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isTooShort = !saysEnough(text)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (currentToken() === null) return toasts.error(t('reviews.loginFirst'))
    setBusy(true)
    const answer = await api('reviews.add', { body: { productId, rating, review: text } })
    setBusy(false)
    if (!answer.ok)
      return toasts.error(
        answer.failure.code === 'network.failed' ? t('reviews.submitFailed') : answer.failure.message,
      )
    toasts.success(answer.value.message)
    setText('')
    onWritten()
  }
  return (
    <form method="post" onSubmit={submit} className="flex flex-col gap-5 bg-sand p-6 lg:self-start">
      <h3 className="text-title">{t('reviews.write')}</h3>
      <fieldset className="min-w-0">
        <legend className="mb-1 text-small font-medium">{t('reviews.yourRating')}</legend>
        <div className="flex flex-wrap">
          {[1, 2, 3, 4, 5].map((count) => (
            <label
              key={count}
              className="grid size-11 cursor-pointer place-items-center rounded-full has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name="rating"
                value={count}
                checked={rating === count}
                onChange={() => setRating(count)}
                className="sr-only"
              />
              <span className="sr-only">{t('reviews.stars', { count })}</span>
              <Star
                aria-hidden="true"
                size={24}
                className={count <= rating ? 'fill-saffron text-saffron' : 'text-border'}
              />
            </label>
          ))}
        </div>
      </fieldset>
      <TextArea
        label={t('reviews.text')}
        value={text}
        maxLength={limits.reviewMaximumLength}
        onChange={(event) => setText(event.target.value)}
        hint={text !== '' && isTooShort ? t('reviews.tooShort') : undefined}
      />
      <Button type="submit" busy={isBusy} disabled={isTooShort}>
        {t('reviews.submit')}
      </Button>
    </form>
  )
}
