import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { limits } from '../limits.ts'
import { dialSign } from './phone.ts'

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** A number as it stands behind its country's code: +94 77 123 4567, 0094 77 … and 077 … are all 77 123 4567 behind +94. */
export function nationalNumber(phoneCode: string, phone: string): string {
  const bare = withoutCode(phoneCode, phone)
  return bare === phone ? withoutTrunkPrefix(phoneCode, phone) : nationalNumber(phoneCode, bare)
}

/**
 * A number as it is dialled after its country code: 077 123 4567 becomes 77 123 4567 after +94. The 0 stays where it
 * belongs to the number (Italy), and while the number is incomplete.
 */
export function withoutTrunkPrefix(phoneCode: string, phone: string): string {
  const digits = digitsOf(phone)
  // 00 begins the code of a country.
  if (!/^0(?!0)/.test(digits) || digits.length <= limits.phoneDigitsMinimum) return phone
  const known = parsePhoneNumberFromString(`+${digitsOf(phoneCode)}${digits}`)
  return known?.nationalNumber === digits.slice(1) ? phone.replace(/\(0\)[\s-]*|0[\s-]*/, '') : phone
}

/**
 * Without a code that is written a second time. A bare one goes only where what stands there is no number with it and
 * is one without it; one behind + or 00 stays only where it is the other way round.
 */
function withoutCode(phoneCode: string, phone: string): string {
  const code = digitsOf(phoneCode)
  if (code === '') return phone
  const signed = new RegExp(`${dialSign.source}[\\s-]*${spread(code)}[\\s)-]*`)
  const bare = new RegExp(`^[\\s(]*${spread(code)}[\\s)-]*`)
  const isSigned = signed.test(phone)
  const rest = phone.replace(isSigned ? signed : bare, '')
  if (rest === phone || digitsOf(rest).length < limits.phoneDigitsMinimum) return phone
  const isWholeWith = isNumberOf(code, digitsOf(isSigned ? phone.replace(dialSign, '') : phone))
  const isWholeWithout = isNumberOf(code, digitsOf(rest))
  const isWritten = isSigned ? !isWholeWith || isWholeWithout : !isWholeWith && isWholeWithout
  return isWritten ? rest : phone
}

const spread = (code: string): string => [...code].join('[\\s-]*')

/** Whether the digits are a whole number behind the digits of a country's code, with or without the 0 in front. */
export function isNumberOf(code: string, digits: string): boolean {
  const known = parsePhoneNumberFromString(`+${code}${digits}`)
  if (known?.isValid() !== true) return false
  return [digits, digits.replace(/^0/, '')].some((written) => known.number === `+${code}${written}`)
}
