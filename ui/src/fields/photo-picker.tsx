import { ImagePlus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { FileButton } from '../buttons/file-button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { Notice } from '../notice.tsx'
import { ProgressBar } from '../progress-bar.tsx'

interface ChosenPhoto {
  readonly key: string
  /** A square of 80 px. */
  readonly picture: ReactNode
  readonly removeLabel: string
  readonly onRemove: () => void
}

interface PhotoPickerProps {
  readonly chosen: readonly ChosenPhoto[]
  readonly chosenLabel: string
  /** Why the last choice was not taken, or not all of it. */
  readonly refusal: string | undefined
  /** The part of the upload that is done, 0 to 1; undefined while nothing is uploaded. */
  readonly done: number | undefined
  readonly uploadingLabel: string
  readonly addLabel: string
  /** How many, how large. */
  readonly hint: string
  readonly accept: string
  readonly isFull: boolean
  readonly onAdd: (files: readonly File[]) => void
}

/** The photos that were chosen, each with a way to take it out, and the button that adds more. */
export function PhotoPicker({ chosen, done, refusal, ...field }: PhotoPickerProps) {
  return (
    <div className="flex flex-col gap-3">
      {refusal === undefined ? null : <Notice>{refusal}</Notice>}
      {chosen.length === 0 ? null : (
        <ul aria-label={field.chosenLabel} className="flex flex-wrap gap-5 pt-3">
          {chosen.map(({ key, picture, removeLabel, onRemove }) => (
            <li key={key} className="relative">
              {picture}
              <span className="absolute -top-3 -right-3">
                <IconButton
                  label={removeLabel}
                  disabled={done !== undefined}
                  onClick={onRemove}
                  className="bg-paper shadow-raised"
                >
                  <X aria-hidden="true" size={16} />
                </IconButton>
              </span>
            </li>
          ))}
        </ul>
      )}
      {done === undefined ? null : <ProgressBar label={field.uploadingLabel} done={done} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton
          accept={field.accept}
          multiple
          disabled={field.isFull || done !== undefined}
          onChoose={field.onAdd}
        >
          <ImagePlus aria-hidden="true" size={18} />
          {field.addLabel}
        </FileButton>
        <span className="text-small text-timber">{field.hint}</span>
      </div>
    </div>
  )
}
