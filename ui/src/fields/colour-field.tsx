import { useId, useRef } from 'react'
import { TextField } from './field.tsx'
import { useDragEnd } from './use-drag-end.ts'

interface ColourFieldProps {
  readonly label: string
  /** Such as '#23574A'; may be incomplete while typing. */
  readonly value: string
  readonly error?: string | undefined
  readonly pickLabel: string
  readonly onChange: (code: string) => void
  /** Gets what the picker passes on the way; without it `onChange` gets that too. */
  readonly onPreview?: (code: string) => void
}

/** A colour by its code, or from the browser's colour picker. */
export function ColourField({ label, value, error, pickLabel, onChange, onPreview }: ColourFieldProps) {
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const pick = (act: (code: string) => void) => (value: string) => act(value.toUpperCase())
  useDragEnd(picker, (value) => {
    if (onPreview !== undefined) pick(onChange)(value)
  })
  const isWhole = /^#[0-9a-f]{6}$/i.test(value)
  return (
    <div className="relative">
      <TextField
        id={id}
        label={label}
        value={value}
        error={error}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(withHash(event.target.value))}
        className="pl-12 tabular-nums uppercase"
      />
      <input
        ref={picker}
        type="color"
        aria-label={pickLabel}
        value={isWhole ? value.toLowerCase() : '#ffffff'}
        onChange={(event) => pick(onPreview ?? onChange)(event.target.value)}
        className="absolute top-[1.875rem] left-1.5 size-8 cursor-pointer rounded-soft border border-hairline bg-transparent p-0.5"
      />
    </div>
  )
}

const withHash = (code: string): string => (/^[0-9a-f]{6}$/i.test(code) ? `#${code}` : code)
