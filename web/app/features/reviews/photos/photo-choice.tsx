import { limits } from '@first-fashion/contract/limits'
import { acceptedPictures } from '@first-fashion/contract/pictures'
import { FileButton, IconButton, Notice, ProgressBar } from '@first-fashion/ui'
import { ImagePlus, X } from 'lucide-react'
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
    <div className="flex flex-col gap-3">
      {refusal === undefined ? null : <Notice>{refusal}</Notice>}
      {files.length === 0 ? null : (
        <ul aria-label={t('review-photos:chosen')} className="flex flex-wrap gap-5 pt-3">
          {files.map((file) => (
            <li key={`${file.name} ${file.lastModified}`} className="relative">
              <Preview file={file} />
              <span className="absolute -top-3 -right-3">
                <IconButton
                  label={t('review-photos:takeOut', { file: file.name })}
                  disabled={done !== undefined}
                  onClick={() => onChange({ files: files.filter((one) => one !== file), refusal: undefined })}
                  className="bg-paper shadow-raised"
                >
                  <X aria-hidden="true" size={16} />
                </IconButton>
              </span>
            </li>
          ))}
        </ul>
      )}
      {done === undefined ? null : <ProgressBar label={t('review-photos:uploading')} done={done} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton
          accept={acceptedPictures}
          multiple
          disabled={room <= 0 || done !== undefined}
          onChoose={(more) => void add(more)}
        >
          <ImagePlus aria-hidden="true" size={18} />
          {t('review-photos:add')}
        </FileButton>
        <span className="text-small text-timber">
          {t('review-photos:hint', { count: limits.reviewPhotosMaximum })}
        </span>
      </div>
    </div>
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
