import { limits } from '@first-fashion/contract/limits'

/** What the phone field keeps of what is typed: digits, spaces and hyphens; never more than 15 digits or 20 signs. */
export function typedPhone(before: string, typed: string): string {
  const kept = typed.replace(/[^\d\s-]/g, '')
  if (kept.replace(/\D/g, '').length > limits.phoneDigitsMaximum) return before
  return kept.slice(0, limits.phoneInputMaximumLength)
}
