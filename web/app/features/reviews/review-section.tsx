import './words/reviews-words.ts'
import type { Review } from '@first-fashion/contract/reviews/calls'
import { Button } from '@first-fashion/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../platform/api-browser.ts'
import { lazyPart } from '../../platform/lost-chunk.ts'
import { useToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useUser } from '../accounts/index.ts'
import { RatingLine } from '../sellables/index.ts'
import { FirstReviews } from './first-reviews.tsx'
import type { ChosenPhotos } from './photos/send-photos.ts'
import { ReviewForm } from './review-form.tsx'
import { reviewKeys } from './reviews.keys.ts'

const loadList = () => import('./review-list.tsx')
const ReviewList = lazyPart(loadList)

/** Reviews load when the reader is nearby: earlier on a phone, where a swipe goes further. */
const soonPx = { narrow: 700, wide: 60 }

interface SectionProps {
  readonly productId: string
  readonly reviewCount: number
  /** 0 to 5. */
  readonly averageRating: number
  /** The newest reviews, if they came with the page. */
  readonly firstReviews: readonly Review[] | null
  /** Stands below, and loads when the reviews do. */
  readonly children: ReactNode
}

/** The reviews and the review form. */
export function ReviewSection(props: SectionProps) {
  const { productId, reviewCount, averageRating, firstReviews, children } = props
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const token = useToken()
  const user = useUser(token)
  const [first] = useState(firstReviews)
  const mayWait = user.data?.isVerified === false
  const section = useRef<HTMLElement>(null)
  const isNear = useInView(section, soonPx)
  const [photos, setPhotos] = useState<ChosenPhotos>({ files: [], refusal: undefined })
  const reviews = useQuery({
    enabled: isNear && token !== undefined,
    queryKey: [...reviewKeys.newest(productId, token), mayWait],
    queryFn: async () => {
      const list = loadList()
      const answer = await api('reviews.product', { body: { productId } })
      if (answer.ok) return (await list).withOlderOwn(answer.value, productId, { mayWait })
      throw new Error(answer.failure.message)
    },
  })
  const { isError } = reviews
  useEffect(() => {
    if (isError) toasts.error(t('reviews:loadFailed'))
  }, [isError, t])
  const changed = () => {
    void revalidate()
    return queries.invalidateQueries({ queryKey: reviewKeys.all(productId) })
  }
  const written = reviews.data?.reviews
  const older = reviews.data?.older
  const count = written === undefined ? reviewCount : written.length + (older === undefined ? 0 : 1)
  const userId = user.data?._id
  const own = written?.find((review) => review.userId === userId) ?? older
  const draft = reviews.data?.draft
  return (
    <>
      <section
        ref={section}
        className="mt-20 grid gap-8 border-t border-hairline pt-12 lg:grid-cols-[1.4fr_1fr] lg:grid-rows-[auto_1fr]"
      >
        <div>
          <h2 className="text-heading">{t('reviews:title')}</h2>
          <RatingLine product={{ averageRating, reviewCount: count }} />
        </div>
        <div className="lg:col-start-2 lg:row-span-2">
          <ReviewForm
            productId={productId}
            userId={userId}
            own={own}
            draft={draft?.userId === userId ? draft : undefined}
            onWritten={changed}
            isNear={isNear}
            photos={photos}
            onPhotos={setPhotos}
          />
        </div>
        <div>
          {isError ? (
            <LoadFailed isBusy={reviews.isFetching} onTryAgain={() => void reviews.refetch()} />
          ) : null}
          {count === 0 || (isError && written === undefined && first === null) ? null : (
            <Suspense fallback={<FirstReviews reviews={first} count={reviewCount} isFinal={false} />}>
              {reviews.data === undefined ? (
                <FirstReviews reviews={first} count={reviewCount} isFinal={isError} />
              ) : (
                <ReviewList productId={productId} {...reviews.data} ownId={userId} onDeleted={changed} />
              )}
            </Suspense>
          )}
        </div>
      </section>
      {isNear ? <Suspense fallback={null}>{children}</Suspense> : null}
    </>
  )
}

interface FailedProps {
  readonly isBusy: boolean
  readonly onTryAgain: () => void
}

function LoadFailed({ isBusy, onTryAgain }: FailedProps) {
  const { t } = useTranslation()
  return (
    <div className="mb-8 flex flex-col items-start gap-4">
      <p className="text-hibiscus">{t('reviews:loadFailed')}</p>
      <Button variant="secondary" busy={isBusy} onClick={onTryAgain}>
        {t('problem.tryAgain')}
      </Button>
    </div>
  )
}

/** Whether an element has come within a distance (px) below the viewport; stays true once reached. */
function useInView(
  element: RefObject<HTMLElement | null>,
  distancePx: { readonly narrow: number; readonly wide: number },
): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    const px = window.matchMedia('(width < 48rem)').matches ? distancePx.narrow : distancePx.wide
    const observer = new IntersectionObserver(
      // A busy browser reports several changes at once.
      (changes) => {
        if (!changes.some(({ isIntersecting }) => isIntersecting)) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: `0px 0px ${px}px 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, distancePx])
  return isNear
}
