import { TextField } from '@first-fashion/ui'
import { useState } from 'react'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import '../designer-words.ts'

interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly min?: number
  readonly max?: number
  readonly step?: number
  readonly disabled?: boolean
  readonly onChange: (value: number) => void
  readonly onBlur?: () => void
}

const rounded = (value: number): string => String(Math.round(value * 100) / 100)

/** A number that is carried out while it is typed; what is half typed or out of bounds waits, and goes with the focus. */
export function NumberField({
  label,
  value,
  min,
  max,
  step = 1,
  disabled = false,
  onChange,
  onBlur,
}: NumberFieldProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const isFine = (number: number) =>
    Number.isFinite(number) && number >= (min ?? -Infinity) && number <= (max ?? Infinity)
  const hasBounds = min !== undefined && max !== undefined
  const isOutOfBounds = hasBounds && typed !== null && typed !== '' && !isFine(Number(typed))
  return (
    <TextField
      label={label}
      type="number"
      inputMode="decimal"
      value={typed ?? rounded(value)}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      error={isOutOfBounds ? t('designer:between', { min, max }) : undefined}
      onChange={(event) => {
        setTyped(event.target.value)
        const number = event.target.valueAsNumber
        if (isFine(number)) onChange(number)
      }}
      onBlur={() => {
        setTyped(null)
        onBlur?.()
      }}
    />
  )
}
