/** A document's number and where it stands in its year. */
export interface DocumentNumber {
  readonly number: string
  readonly year: number
  readonly sequence: number
}

/** What stands between the prefix of the store and the year. */
const infixes = { invoice: '', 'credit-note': '-CN' } as const
export type DocumentKind = keyof typeof infixes

interface NumberInput {
  readonly kind: DocumentKind
  readonly prefix: string
  /** As '2026-11-23', in whose year it counts. */
  readonly day: string
}

/** The number after the last of a year, as 'FF-2026-000123'. */
export function numberAfter({ kind, prefix, day }: NumberInput, last: number): DocumentNumber {
  const year = Number(day.slice(0, 4))
  const sequence = last + 1
  return { number: `${prefix}${infixes[kind]}-${year}-${String(sequence).padStart(6, '0')}`, year, sequence }
}
