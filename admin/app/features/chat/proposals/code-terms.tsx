import { useEffect, useState } from 'react'
import { CountField } from '../../../platform/count-field.tsx'
import { useWords } from '../words.ts'
import type { TermsPartProps } from './terms-part.ts'

const usualPercent = 10
const mostPercent = 50

export function CodeTerms({ onChange }: TermsPartProps) {
  const { t } = useWords()
  const [percent, setPercent] = useState(usualPercent)
  useEffect(
    () => onChange(Number.isNaN(percent) ? undefined : { kind: 'code', percent }),
    [percent, onChange],
  )
  return (
    <CountField
      label={t('percent')}
      initial={usualPercent}
      minimum={1}
      maximum={mostPercent}
      onCount={setPercent}
    />
  )
}
