import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { limits } from '../limits.ts'

/**
 * A number as it is dialled after its country code: 077 123 4567 becomes 77 123 4567 after +94. The 0 stays where it
 * belongs to the number (Italy), and while the number is incomplete.
 */
export function withoutTrunkPrefix(phoneCode: string, phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (!digits.startsWith('0') || digits.length <= limits.phoneDigitsMinimum) return phone
  const known = parsePhoneNumberFromString(`+${phoneCode.replace(/\D/g, '')}${digits}`)
  return known?.nationalNumber === digits.slice(1) ? phone.replace(/0[\s-]*/, '') : phone
}
