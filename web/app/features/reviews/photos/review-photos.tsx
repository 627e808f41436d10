import { pictureAt } from '@first-fashion/contract/pictures'
import type { Review } from '@first-fashion/contract/reviews/calls'
import { PictureButton } from '@first-fashion/ui'
import { Suspense, useState } from 'react'
import { WaitingBar } from '../../../platform/screen/waiting-bar.tsx'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import '../words/review-photos-words.ts'
import { lazyPart } from '../../../platform/lost-chunk.ts'

const PhotoDialog = lazyPart(() => import('./photo-dialog.tsx'))

interface PhotosProps {
  readonly review: Review
  readonly isOwn: boolean
  readonly onChanged: () => void
}

/** Small photos below a review; each opens large. */
export function ReviewPhotos({ review, isOwn, onChanged }: PhotosProps) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<number>()
  const { photos, userName: name } = review
  if (photos.length === 0) return null
  return (
    <>
      <ul aria-label={t('review-photos:list', { name })} className="mt-3 flex flex-wrap gap-2">
        {photos.map(({ _id, url }, nth) => (
          <li key={_id}>
            <PictureButton
              aria-label={t('review-photos:open', { number: nth + 1, total: photos.length, name })}
              onClick={() => setOpened(nth)}
            >
              <img
                src={pictureAt(url, 160)}
                alt=""
                width={80}
                height={80}
                loading="lazy"
                decoding="async"
                className="size-20 bg-sand object-cover"
              />
            </PictureButton>
          </li>
        ))}
      </ul>
      {opened === undefined ? null : (
        <Suspense fallback={<WaitingBar />}>
          <PhotoDialog
            review={review}
            start={opened}
            isOwn={isOwn}
            onClose={() => setOpened(undefined)}
            onRemoved={() => {
              setOpened(undefined)
              onChanged()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
