import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { limits } from '../limits.ts'

/**
 * A number as it is dialled after its country's code: 077 123 4567 is 77 123 4567 behind +94. Where the 0 belongs to the
 * number (Italy), and where the number is not whole yet, it stays.
 */
export function withoutTrunkPrefix(phoneCode: string, phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (!digits.startsWith('0') || digits.length <= limits.phoneDigitsMinimum) return phone
  const known = parsePhoneNumberFromString(`+${phoneCode.replace(/\D/g, '')}${digits}`)
  return known?.nationalNumber === digits.slice(1) ? phone.replace(/0[\s-]*/, '') : phone
}
