import { useState } from 'react'

/** What a size chart is read in. The house measures in centimetres. */
export const sizeUnits = ['cm', 'in'] as const
export type SizeUnit = (typeof sizeUnits)[number]

const cmInAnInch = 2.54
const storageKey = 'sizeUnit'

/** A measure in cm, as it is shown: halves of a centimetre as they are, inches to a quarter, as a tape has them. */
export function shownMeasure(cm: number, unit: SizeUnit): string {
  if (unit === 'cm') return String(cm)
  return String(Math.round((cm / cmInAnInch) * 4) / 4)
}

/** The unit that the visitor chose last; inches are kept for the next chart and the next visit. */
export function useSizeUnit(): [SizeUnit, (unit: SizeUnit) => void] {
  const [unit, setUnit] = useState<SizeUnit>(() => (localStorage.getItem(storageKey) === 'in' ? 'in' : 'cm'))
  return [
    unit,
    (next) => {
      setUnit(next)
      localStorage.setItem(storageKey, next)
    },
  ]
}
