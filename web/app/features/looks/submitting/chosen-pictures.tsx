import { captionMaximumLength, styleImagesMaximum } from '@first-fashion/contract/looks/look-limits'
import { acceptedPictures } from '@first-fashion/contract/pictures'
import { DropArea, FileButton, IconButton, Notice, ProgressBar, TextField } from '@first-fashion/ui'
import { ArrowDown, ArrowUp, ImagePlus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { moved, readFiles } from './picture-choice.ts'
import type { DraftPicture } from './style-draft.ts'
import '../words/submit-style-words.ts'

interface PicturesProps {
  readonly pictures: readonly DraftPicture[]
  readonly onChange: (pictures: readonly DraftPicture[]) => void
  /** Of the input for files. */
  readonly inputId: string
  readonly error: string | undefined
  /** Why files were not taken. */
  readonly refusal: string | undefined
  readonly onRefusal: (refusal: string | undefined) => void
  /** How much of each is sent, 0 to 1; undefined while nothing is. */
  readonly progress: readonly number[] | undefined
}

/** The pictures of a look, in their order, each with a caption; files can be chosen or dropped. */
export function ChosenPictures({ pictures, onChange, onRefusal, ...shown }: PicturesProps) {
  const { t } = useTranslation()
  const { inputId, error, refusal, progress } = shown
  const [movedTo, setMovedTo] = useState('')
  const latest = useRef(pictures)
  latest.current = pictures
  const add = async (files: readonly File[]) => {
    const { good, refusal: unread } = await readFiles(files, t)
    // While they were read, a caption may have been typed, or others added.
    const all = [...latest.current, ...good]
    latest.current = all.slice(0, styleImagesMaximum)
    onChange(latest.current)
    onRefusal(all.length > styleImagesMaximum ? t('submit-style:tooMany') : unread)
  }
  return (
    <DropArea label={t('submit-style:drop')} onDrop={(files) => void add(files)}>
      <p className="text-small font-medium">{t('submit-style:images')}</p>
      {refusal === undefined ? null : (
        <div className="mt-2">
          <Notice>
            <span className="wrap-anywhere">{refusal}</span>
          </Notice>
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
              onMove={(by) => {
                onChange(moved(pictures, at, by))
                const place = { file: picture.file.name, place: at + by + 1, count: pictures.length }
                setMovedTo(t('submit-style:moved', place))
              }}
              onRemove={() => {
                const next = pictures[at + 1]
                // At once: the button for files rests while there are enough.
                flushSync(() => onChange(pictures.filter((one) => one !== picture)))
                onRefusal(undefined)
                // Its button is gone.
                document.getElementById(next === undefined ? inputId : removeId(next))?.focus()
              }}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {movedTo}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton
          accept={acceptedPictures}
          multiple
          id={inputId}
          describedBy={error === undefined ? undefined : `${inputId}-error`}
          disabled={pictures.length >= styleImagesMaximum || progress !== undefined}
          onChoose={(files) => void add(files)}
        >
          <ImagePlus aria-hidden="true" size={18} />
          {t('submit-style:add')}
        </FileButton>
        <span className="text-small text-timber">{t('submit-style:imagesHint')}</span>
      </div>
      {error === undefined ? null : (
        <p id={`${inputId}-error`} className="mt-2 text-small text-hibiscus">
          {error}
        </p>
      )}
    </DropArea>
  )
}

const removeId = ({ key }: DraftPicture) => `remove-${key}`

interface ChosenProps {
  readonly picture: DraftPicture
  readonly at: number
  readonly last: number
  readonly done: number | undefined
  readonly onCaption: (caption: string) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

function Chosen({ picture, at, last, done, onCaption, onMove, onRemove }: ChosenProps) {
  const { t } = useTranslation()
  const { file, caption } = picture
  const isSending = done !== undefined
  const moveTo = (by: -1 | 1) => ({ by, isEnd: at === (by === -1 ? 0 : last), isSending, onMove })
  return (
    <div className="grid grid-cols-[5rem_1fr_auto] items-start gap-3">
      <Preview file={file} />
      <div className="flex min-w-0 flex-col gap-2">
        <TextField
          label={t('submit-style:caption', { number: at + 1 })}
          optionalLabel={t('submit-style:optional')}
          value={caption}
          maxLength={captionMaximumLength}
          disabled={isSending}
          onChange={({ target }) => onCaption(target.value)}
        />
        {isSending ? (
          <ProgressBar label={t('submit-style:uploading', { file: file.name })} done={done} />
        ) : null}
      </div>
      <div className="flex flex-col">
        <IconButton
          id={removeId(picture)}
          label={t('submit-style:remove', { file: file.name })}
          disabled={isSending}
          onClick={onRemove}
        >
          <X aria-hidden="true" size={18} />
        </IconButton>
        {last === 0 ? null : (
          <>
            <MoveButton {...moveTo(-1)} label={t('submit-style:earlier', { file: file.name })} />
            <MoveButton {...moveTo(1)} label={t('submit-style:later', { file: file.name })} />
          </>
        )}
      </div>
    </div>
  )
}

interface MoveProps extends Pick<ChosenProps, 'onMove'> {
  readonly by: -1 | 1
  /** There is no further place. */
  readonly isEnd: boolean
  readonly isSending: boolean
  readonly label: string
}

/** At the end it rests and keeps the focus, for it was just pressed. */
function MoveButton({ by, isEnd, isSending, label, onMove }: MoveProps) {
  const Arrow = by === -1 ? ArrowUp : ArrowDown
  return (
    <IconButton
      label={label}
      disabled={isSending}
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? undefined : () => onMove(by)}
    >
      <Arrow aria-hidden="true" size={18} />
    </IconButton>
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
