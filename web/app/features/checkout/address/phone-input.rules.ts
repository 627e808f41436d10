import { limits } from '@first-fashion/contract/limits'

/**
 * What the phone field keeps of what is typed: digits, spaces and hyphens; never more than 15 digits or 20 signs. Of a
 * whole number that is pasted the code in front is left out, because it stands in a field of its own.
 */
export function typedPhone(before: string, typed: string, phoneCode = ''): string {
  const code = phoneCode.replace(/\D/g, '')
  const whole = new RegExp(`^\\s*(?:\\+|00)\\s*${code}[\\s-]*`)
  const kept = (code === '' ? typed : typed.replace(whole, '')).replace(/[^\d\s-]/g, '')
  if (kept.replace(/\D/g, '').length > limits.phoneDigitsMaximum) return before
  return kept.slice(0, limits.phoneInputMaximumLength)
}

/** What the field of the code keeps: a plus and up to four digits, with or without the plus typed. */
export function typedPhoneCode(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^00/, '').slice(0, 4)
  return digits === '' && !typed.includes('+') ? '' : `+${digits}`
}
