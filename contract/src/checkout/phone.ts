import { limits } from '../limits.ts'

export const phoneMessages = {
  phoneFormat: 'Invalid phone number format',
  phoneShort: 'Phone number too short',
  phoneLong: 'Phone number too long',
} as const

/** The error of a telephone number, or undefined (spec A section 5). */
export function phoneError(phone: string): string | undefined {
  if (!/^[\d\s\-()+]*$/.test(phone)) return phoneMessages.phoneFormat
  const digits = phone.replace(/\D/g, '').length
  if (digits < limits.phoneDigitsMinimum) return phoneMessages.phoneShort
  if (digits > limits.phoneDigitsMaximum) return phoneMessages.phoneLong
  return undefined
}
