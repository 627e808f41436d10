import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { dialSign } from './phone.ts'
import { isNumberOf, nationalNumber } from './trunk-prefix.ts'

/** A number beside the code of its country, which begins with a plus. */
export interface DialledNumber {
  readonly phoneCode: string
  readonly phone: string
}

/** A number that is read, and whether its country is sure: behind a + or 00 can stand a number of two, or of none. */
export interface ReadNumber extends DialledNumber {
  readonly isSure: boolean
}

const sign = new RegExp(`${dialSign.source}[\\s(-]*(?=\\d)`)
const digitsOf = (text: string): string => text.replace(/\D/g, '')

/**
 * Follows the code that a number carries in front, behind + or 00, if it is a number of that country and none of the
 * one beside it: '+94' and '+47 22 33 44 55' is '+47' and '22 33 44 55'. If it is one of the country beside it, the
 * sign is a slip. If it is neither, or both, the code beside it stays, and the number is not sure.
 */
export function followCallingCode({ phoneCode, phone }: DialledNumber): ReadNumber {
  const kept = { phoneCode, phone, isSure: true }
  if (!sign.test(phone)) return kept
  const rest = phone.replace(sign, '')
  const digits = digitsOf(rest)
  const beside = digitsOf(phoneCode)
  if (beside !== '' && digits.startsWith(beside)) return kept
  const code = parsePhoneNumberFromString(`+${digits}`)?.countryCallingCode
  const isCarried = code !== undefined && isNumberOf(code, digits.slice(code.length))
  const isBeside = beside !== '' && isNumberOf(beside, digits)
  if (!isCarried || isBeside) return { ...kept, isSure: isBeside && !isCarried }
  const written = new RegExp(`^${[...code].join('[\\s-]*')}[\\s)-]*`)
  return { phoneCode: `+${code}`, phone: rest.replace(written, ''), isSure: true }
}

/** A whole number as it is stored, behind the code that it carries or the one beside it, without a + or 00 in front. */
export function readNumber(typed: DialledNumber): ReadNumber {
  const { phoneCode, phone, isSure } = followCallingCode(typed)
  const national = nationalNumber(phoneCode, phone)
  const unsigned = national.replace(sign, '')
  const isSlip = unsigned !== national && isNumberOf(digitsOf(phoneCode), digitsOf(unsigned))
  return { phoneCode, phone: isSlip ? nationalNumber(phoneCode, unsigned) : national, isSure }
}
