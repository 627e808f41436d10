import { pictureAt } from '@first-fashion/contract/pictures'
import type { StaffReturn } from '@first-fashion/contract/returns/staff-calls'
import { Dialog, PictureButton } from '@first-fashion/ui'
import { useState } from 'react'
import { useWords } from './words.ts'

/** What the customer photographed; each opens large. */
export function ReturnPhotos({ photos }: Pick<StaffReturn, 'photos'>) {
  const { t } = useWords()
  const [opened, setOpened] = useState<number>()
  const photo = opened === undefined ? undefined : photos[opened]
  return photos.length === 0 ? null : (
    <>
      <ul aria-label={t('photos')} className="mt-4 flex flex-wrap gap-3">
        {photos.map(({ _id, url }, nth) => (
          <li key={_id}>
            <PictureButton aria-label={t('photoOpen', { number: nth + 1 })} onClick={() => setOpened(nth)}>
              <img
                src={pictureAt(url, 320)}
                alt=""
                width={128}
                height={128}
                className="size-32 bg-sand object-cover"
              />
            </PictureButton>
          </li>
        ))}
      </ul>
      {photo === undefined || opened === undefined ? null : (
        <Dialog
          open
          onClose={() => setOpened(undefined)}
          title={t('photo', { number: opened + 1 })}
          closeLabel={t('close')}
        >
          <img
            src={pictureAt(photo.url, 1600)}
            alt={t('photo', { number: opened + 1 })}
            className="mx-auto max-h-[65dvh] max-w-full object-contain"
          />
        </Dialog>
      )}
    </>
  )
}
