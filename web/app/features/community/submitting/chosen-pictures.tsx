import { captionMaximumLength, styleImagesMaximum } from '@first-fashion/contract/community/community-limits'
import { acceptedPictures } from '@first-fashion/contract/pictures'
import { DropArea, FileButton, IconButton, Notice, ProgressBar, TextField } from '@first-fashion/ui'
import { ArrowDown, ArrowUp, ImagePlus, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { moved, withFiles } from './picture-choice.ts'
import type { DraftPicture } from './style-draft.ts'
import '../words/submit-style-words.ts'

interface PicturesProps {
  readonly pictures: readonly DraftPicture[]
  readonly onChange: (pictures: readonly DraftPicture[]) => void
  readonly refusal: string | undefined
  readonly onRefusal: (refusal: string | undefined) => void
  /** How much of each is sent, 0 to 1; undefined while nothing is. */
  readonly progress: readonly number[] | undefined
}

/** The pictures of a look, in their order, each with a caption; files can be chosen or dropped. */
export function ChosenPictures({ pictures, onChange, refusal, onRefusal, progress }: PicturesProps) {
  const { t } = useTranslation()
  const add = async (files: readonly File[]) => {
    const choice = await withFiles(pictures, files, t)
    onChange(choice.pictures)
    onRefusal(choice.refusal)
  }
  return (
    <DropArea label={t('submit-style:drop')} onDrop={(files) => void add(files)}>
      <p className="text-small font-medium">{t('submit-style:images')}</p>
      {refusal === undefined ? null : (
        <div className="mt-2">
          <Notice>{refusal}</Notice>
        </div>
      )}
      <ol aria-label={t('submit-style:chosen')} className="mt-3 flex flex-col gap-4 empty:hidden">
        {pictures.map((picture, at) => (
          <li key={picture.key}>
            <Chosen
              picture={picture}
              at={at}
              last={pictures.length - 1}
              done={progress?.[at]}
              onCaption={(caption) => onChange(pictures.with(at, { ...picture, caption }))}
              onMove={(by) => onChange(moved(pictures, at, by))}
              onRemove={() => {
                onChange(pictures.filter((one) => one !== picture))
                onRefusal(undefined)
              }}
            />
          </li>
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton
          accept={acceptedPictures}
          multiple
          disabled={pictures.length >= styleImagesMaximum || progress !== undefined}
          onChoose={(files) => void add(files)}
        >
          <ImagePlus aria-hidden="true" size={18} />
          {t('submit-style:add')}
        </FileButton>
        <span className="text-small text-timber">{t('submit-style:imagesHint')}</span>
      </div>
    </DropArea>
  )
}

interface ChosenProps {
  readonly picture: DraftPicture
  readonly at: number
  readonly last: number
  readonly done: number | undefined
  readonly onCaption: (caption: string) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

function Chosen({ picture: { file, caption }, at, last, done, onCaption, onMove, onRemove }: ChosenProps) {
  const { t } = useTranslation()
  const isSending = done !== undefined
  return (
    <div className="grid grid-cols-[5rem_1fr_auto] items-start gap-3">
      <Preview file={file} />
      <div className="flex min-w-0 flex-col gap-2">
        <TextField
          label={t('submit-style:caption', { number: at + 1 })}
          optionalLabel={t('submit-style:optional')}
          value={caption}
          maxLength={captionMaximumLength}
          placeholder={t('submit-style:captionHint')}
          disabled={isSending}
          onChange={({ target }) => onCaption(target.value)}
        />
        {isSending ? (
          <ProgressBar label={t('submit-style:uploading', { file: file.name })} done={done} />
        ) : null}
      </div>
      <div className="flex flex-col">
        <IconButton
          label={t('submit-style:remove', { file: file.name })}
          disabled={isSending}
          onClick={onRemove}
        >
          <X aria-hidden="true" size={18} />
        </IconButton>
        {at === 0 ? null : (
          <IconButton
            label={t('submit-style:earlier', { file: file.name })}
            disabled={isSending}
            onClick={() => onMove(-1)}
          >
            <ArrowUp aria-hidden="true" size={18} />
          </IconButton>
        )}
        {at === last ? null : (
          <IconButton
            label={t('submit-style:later', { file: file.name })}
            disabled={isSending}
            onClick={() => onMove(1)}
          >
            <ArrowDown aria-hidden="true" size={18} />
          </IconButton>
        )}
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
    <img src={address} alt={file.name} width={80} height={100} className="h-25 w-20 bg-sand object-cover" />
  )
}
