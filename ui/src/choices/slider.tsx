import { useRef } from 'react'
import { useDragEnd } from '../fields/use-drag-end.ts'

interface SliderProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  /** The value in words, beside the slider; nothing without it. */
  readonly shown?: string
  readonly onChange: (value: number) => void
  /** Gets what a drag passes on the way; without it `onChange` gets that too. */
  readonly onPreview?: (value: number) => void
}

/** A slider, dragged or moved with the arrow keys. */
export function Slider({ label, shown, onChange, onPreview, ...bounds }: SliderProps) {
  const input = useRef<HTMLInputElement>(null)
  useDragEnd(input, (value) => {
    if (onPreview !== undefined) onChange(Number(value))
  })
  return (
    <div className="flex items-center gap-4 text-small">
      <label className="flex min-h-11 min-w-0 flex-1 items-center gap-4">
        <span className="min-w-16">{label}</span>
        <input
          {...bounds}
          ref={input}
          type="range"
          aria-valuetext={shown}
          onChange={(event) => (onPreview ?? onChange)(Number(event.target.value))}
          className="h-11 min-w-0 flex-1 cursor-pointer accent-ink"
        />
      </label>
      {shown === undefined ? null : (
        <span aria-hidden="true" className="min-w-9 text-right tabular-nums">
          {shown}
        </span>
      )}
    </div>
  )
}
