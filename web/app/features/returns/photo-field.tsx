import { limits } from '@first-fashion/contract/limits'
import { acceptedPictures, pictureAt } from '@first-fashion/contract/pictures'
import type { ReturnPhoto } from '@first-fashion/contract/returns/return-request'
import { PhotoPicker } from '@first-fashion/ui'
import { useState } from 'react'
import { isPicture, isTooLarge } from '../../platform/forms/picture-files.ts'
import { call } from '../../platform/queries/call.ts'
import { messageOr } from '../../platform/refusal-words.ts'
import { upload } from '../../platform/upload-browser.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './returns-words.ts'

interface FieldProps {
  readonly photos: readonly ReturnPhoto[]
  readonly onChange: (photos: readonly ReturnPhoto[]) => void
  /** Staff need to see what is wrong. */
  readonly isRecommended: boolean
}

/** Photos of what is sent back. Each is uploaded as it is chosen, so that they stay if sending the request fails. */
export function PhotoField({ photos, onChange, isRecommended }: FieldProps) {
  const { t } = useTranslation()
  const { done, refusal, add } = useUploads(photos, onChange)
  const remove = (photoId: string) => {
    onChange(photos.filter(({ _id }) => _id !== photoId))
    // One that stays goes with the nightly sweep.
    void call('returns.delete-photo', { body: { photoId } }).catch(() => undefined)
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-small font-medium">
        {t('returns:photos')} <span className="text-timber">({t('returns:optional')})</span>
      </legend>
      {isRecommended ? <p className="text-small text-timber">{t('returns:photosHelp')}</p> : null}
      <PhotoPicker
        chosen={photos.map(({ _id, url }, nth) => ({
          key: _id,
          picture: (
            <img
              src={pictureAt(url, 160)}
              alt={t('returns:photo', { number: nth + 1 })}
              width={80}
              height={80}
              className="size-20 bg-sand object-cover"
            />
          ),
          removeLabel: t('returns:photoRemove', { number: nth + 1 }),
          onRemove: () => remove(_id),
        }))}
        chosenLabel={t('returns:photosChosen')}
        refusal={refusal}
        done={done}
        uploadingLabel={t('returns:photosUploading')}
        addLabel={t('returns:photosAdd')}
        hint={t('returns:photosHint', { count: limits.returnPhotosMaximum })}
        accept={acceptedPictures}
        isFull={photos.length >= limits.returnPhotosMaximum}
        onAdd={(files) => void add(files)}
      />
    </fieldset>
  )
}

/** Uploads one file after the other; those before a refused one stay. */
function useUploads(before: readonly ReturnPhoto[], onChange: FieldProps['onChange']) {
  const { t } = useTranslation()
  const [done, setDone] = useState<number>()
  const [refusal, setRefusal] = useState<string>()
  const send = async (file: File, onProgress: (done: number) => void) => {
    if (isTooLarge(file)) return t('returns:photoTooLarge', { file: file.name })
    if (!(await isPicture(file))) return t('returns:notAPicture', { file: file.name })
    const answer = await upload('returns.add-photo', { file, onProgress })
    return answer.ok ? answer.value.photo : messageOr(answer.failure, t('returns:photoFailed'))
  }
  const add = async (files: readonly File[]) => {
    const room = limits.returnPhotosMaximum - before.length
    const photos = [...before]
    let refused: string | undefined =
      files.length > room ? t('returns:tooManyPhotos', { count: limits.returnPhotosMaximum }) : undefined
    for (const [nth, file] of files.slice(0, room).entries()) {
      const sent = await send(file, (part) => setDone((nth + part) / Math.min(room, files.length)))
      if (typeof sent === 'string') refused = sent
      else photos.push(sent)
    }
    setDone(undefined)
    setRefusal(refused)
    onChange(photos)
  }
  return { done, refusal, add }
}
