import { limits } from '../limits.ts'
import { asciiSigns } from '../text/ascii-signs.ts'

export const phoneMessages = {
  phoneFormat: 'Invalid phone number format',
  phoneShort: 'Phone number too short',
  phoneLong: 'Phone number too long',
} as const

/** What is dialled in front of a country's code: + or 00. */
export const dialSign = /^[\s(]*(?:\+[\s+]*|0[\s-]*0)/

/** A telephone number with the digits and signs of ASCII, and spaces for the dots and slashes between its parts. */
export const writtenPhone = (typed: string): string =>
  asciiSigns(typed)
    .replace(/[./·•]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

/** The error of a telephone number as typed, or undefined [A5.28]. */
export function phoneError(typed: string): string | undefined {
  const phone = writtenPhone(typed)
  if (!/^[\d\s\-()+]*$/.test(phone)) return phoneMessages.phoneFormat
  const digits = phone.replace(/\D/g, '').length
  if (digits < limits.phoneDigitsMinimum) return phoneMessages.phoneShort
  if (digits > limits.phoneDigitsMaximum) return phoneMessages.phoneLong
  return undefined
}
