import { useState } from 'react'

/** The display unit of a size chart. Data is in centimetres. */
export const sizeUnits = ['cm', 'in'] as const
export type SizeUnit = (typeof sizeUnits)[number]

const cmInAnInch = 2.54
const storageKey = 'sizeUnit'

/** A measurement for display: centimetres as they are, inches rounded to a quarter. */
export function formatMeasure(cm: number, unit: SizeUnit): string {
  if (unit === 'cm') return String(cm)
  return String(Math.round((cm / cmInAnInch) * 4) / 4)
}

/** The visitor's last unit; stored for the next chart and the next visit. */
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
