import { limits } from '@first-fashion/contract/limits'
import { acceptedPictures } from '@first-fashion/contract/pictures'
import { PhotoPicker } from '@first-fashion/ui'
import { useEffect, useState } from 'react'
import { isPicture, isTooLarge } from '../../../platform/forms/picture-files.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import type { ChosenPhotos } from './send-photos.ts'
import '../words/review-photos-words.ts'

interface ChoiceProps {
  readonly chosen: ChosenPhotos
  readonly onChange: (chosen: ChosenPhotos) => void
  /** The number of photos that the review already has. */
  readonly before: number
  /** The upload progress, 0 to 1. */
  readonly done: number | undefined
}

/** Photos to add to a review. */
export default function PhotoChoice({ chosen, onChange, before, done }: ChoiceProps) {
  const { t } = useTranslation()
  const { files, refusal } = chosen
  const room = limits.reviewPhotosMaximum - before - files.length
  const add = async (more: readonly File[]) => {
    const checked = await Promise.all(more.map(async (file) => ({ file, isPicture: await isPicture(file) })))
    const wrong = checked.find(({ file, isPicture }) => !isPicture || isTooLarge(file))?.file
    const good = checked.filter(({ file, isPicture }) => isPicture && !isTooLarge(file))
    const next = [...files, ...good.slice(0, room).map(({ file }) => file)]
    if (good.length > room)
      return onChange({
        files: next,
        refusal: t('review-photos:tooMany', { count: limits.reviewPhotosMaximum }),
      })
    if (wrong === undefined) return onChange({ files: next, refusal: undefined })
    const words = isTooLarge(wrong) ? 'review-photos:tooLarge' : 'review-photos:notAPicture'
    onChange({ files: next, refusal: t(words, { file: wrong.name }) })
  }
  return (
    <PhotoPicker
      chosen={files.map((file) => ({
        key: `${file.name} ${file.lastModified}`,
        picture: <Preview file={file} />,
        removeLabel: t('review-photos:takeOut', { file: file.name }),
        onRemove: () => onChange({ files: files.filter((one) => one !== file), refusal: undefined }),
      }))}
      chosenLabel={t('review-photos:chosen')}
      refusal={refusal}
      done={done}
      uploadingLabel={t('review-photos:uploading')}
      addLabel={t('review-photos:add')}
      hint={t('review-photos:hint', { count: limits.reviewPhotosMaximum })}
      accept={acceptedPictures}
      isFull={room <= 0}
      onAdd={(more) => void add(more)}
    />
  )
}

function Preview({ file }: { readonly file: File }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <img src={address} alt={file.name} width={80} height={80} className="size-20 bg-paper object-cover" />
  )
}
