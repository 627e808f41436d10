import { limits } from '@first-fashion/contract/limits'

/**
 * The phone field's input filter: digits, spaces and hyphens, at most 15 digits or 20 characters. In a pasted
 * full number the leading code is dropped, because it has its own field.
 */
export function typedPhone(before: string, typed: string, phoneCode = ''): string {
  const code = phoneCode.replace(/\D/g, '')
  const whole = new RegExp(`^\\s*(?:\\+|00)\\s*${code}[\\s-]*`)
  const filtered = (code === '' ? typed : typed.replace(whole, '')).replace(/[^\d\s-]/g, '')
  if (filtered.replace(/\D/g, '').length > limits.phoneDigitsMaximum) return before
  return filtered.slice(0, limits.phoneInputMaximumLength)
}

/** The phone code's input filter: a plus and up to four digits, with or without the plus typed. */
export function typedPhoneCode(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^00/, '').slice(0, 4)
  return digits === '' && !typed.includes('+') ? '' : `+${digits}`
}
