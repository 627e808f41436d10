import { TextField } from '@first-fashion/ui'
import { useEffect, useState } from 'react'
import { useWords } from '../words.ts'
import type { TermsPartProps } from './terms-part.ts'

const mostPercent = 50

export function CodeTerms({ onChange }: TermsPartProps) {
  const { t } = useWords()
  const [percent, setPercent] = useState('10')
  useEffect(() => {
    const number = Number(percent)
    const isGood = Number.isInteger(number) && number >= 1 && number <= mostPercent
    onChange(isGood ? { kind: 'code', percent: number } : undefined)
  }, [percent, onChange])
  return (
    <TextField
      label={t('percent')}
      type="number"
      min={1}
      max={mostPercent}
      value={percent}
      onChange={({ target }) => setPercent(target.value)}
    />
  )
}
