/** A document's number and where it stands in its year. */
export interface DocumentNumber {
  readonly number: string
  readonly year: number
  readonly sequence: number
}

const prefixes = { invoice: 'FF', 'credit-note': 'FF-CN' } as const
export type DocumentKind = keyof typeof prefixes

/** The number after the last of a year, as 'FF-2026-000123'. The year is that of a day as '2026-11-23'. */
export function numberAfter(kind: DocumentKind, day: string, last: number): DocumentNumber {
  const year = Number(day.slice(0, 4))
  const sequence = last + 1
  return { number: `${prefixes[kind]}-${year}-${String(sequence).padStart(6, '0')}`, year, sequence }
}
