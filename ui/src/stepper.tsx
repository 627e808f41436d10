import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'

export interface StepperProps {
  readonly value: number
  readonly minimum: number
  readonly maximum: number
  readonly onChange: (value: number) => void
  readonly label: string
  readonly lessLabel: string
  readonly moreLabel: string
  readonly disabled?: boolean
}

/** A quantity with − and +. A typed value outside the bounds is ignored when the field is left. */
export function Stepper({
  value,
  minimum,
  maximum,
  onChange,
  label,
  lessLabel,
  moreLabel,
  disabled = false,
}: StepperProps) {
  const [typed, setTyped] = useState<string>()
  const commit = () => {
    const number = Number(typed)
    if (typed !== undefined && /^\d+$/.test(typed) && number >= minimum && number <= maximum) onChange(number)
    setTyped(undefined)
  }
  const step =
    'grid size-11 place-items-center transition-colors duration-200 enabled:hover:bg-sand enabled:active:bg-hairline disabled:text-border'
  return (
    <div className="inline-flex items-center rounded-soft border border-border bg-paper">
      <button
        type="button"
        className={step}
        aria-label={lessLabel}
        disabled={disabled || value <= minimum}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden="true" size={16} />
      </button>
      <input
        aria-label={label}
        inputMode="numeric"
        className="h-11 w-12 bg-paper text-center tabular-nums"
        value={typed ?? String(value)}
        disabled={disabled}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
        }}
      />
      <button
        type="button"
        className={step}
        aria-label={moreLabel}
        disabled={disabled || value >= maximum}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden="true" size={16} />
      </button>
    </div>
  )
}
