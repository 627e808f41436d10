import { typedNumber } from '@first-fashion/contract/money/typed-amount'
import { TextField } from '@first-fashion/ui'
import { useState } from 'react'
import { useNumberError } from './number-error.ts'
import { useSharedWords } from './words/words.ts'

interface CountFieldProps {
  readonly label: string
  readonly initial: number
  readonly minimum: number
  readonly maximum: number
  /** NaN for a text that is no whole number within the bounds. An empty field is 0 where that is allowed. */
  readonly onCount: (count: number) => void
  /** What is wrong with a number within the bounds. */
  readonly error?: string | undefined
}

/** A whole number within bounds, as staff type it. */
export function CountField({ label, initial, minimum, maximum, onCount, error }: CountFieldProps) {
  const { t } = useSharedWords()
  const numberError = useNumberError()
  const [typed, setTyped] = useState(String(initial))
  const countIn = (text: string): number => {
    const count = text.trim() === '' && minimum === 0 ? 0 : typedNumber(text, 0)
    return count >= minimum && count <= maximum ? count : Number.NaN
  }
  const isWrong = Number.isNaN(countIn(typed))
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      error={isWrong ? numberError(typed, 0, t('countBetween', { from: minimum, to: maximum })) : error}
      onChange={({ target }) => {
        setTyped(target.value)
        onCount(countIn(target.value))
      }}
    />
  )
}
