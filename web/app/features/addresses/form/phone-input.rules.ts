import type { DialledNumber, ReadNumber } from '@first-fashion/contract/checkout/calling-code'
import { dialSign, writtenPhone } from '@first-fashion/contract/checkout/phone'
import { limits } from '@first-fashion/contract/limits'
import { asciiSigns } from '@first-fashion/contract/text/ascii-signs'

/** An extension, or a second number, behind a pasted one of at least five digits. */
const extension =
  /(?<=(?:\d[\s().-]*){5})(?:[,;#&|]?\s*\b(?:ext|extn|extension|x|or|and)\b|[,;#&|]|x(?=\d)|ext(?=\d))[\s.:=]*[\d+(].*$/i
/** A second number behind a slash: in front of a whole number's last part, a slash only sets it off. */
const otherNumber = /(?<=(?:\d[\s().-]*){7})\/\s*[\d+(].*$/

export interface PhoneInput {
  readonly phone: string
  /** The code that the number carries, if it has one; else the one beside the field. */
  readonly phoneCode: string
  readonly notice?: PhoneNotice
  /** The number begins with + or 00: read it again with the countries' numbers. Until then its sign stays. */
  readonly isWaiting?: boolean
}

/** The numbers of the countries: loaded only for those who need them. */
export interface CountryNumbers {
  followCallingCode(typed: DialledNumber): ReadNumber
  readNumber(typed: DialledNumber): ReadNumber
}

/** What the field tells of an input that it did not take as it is. */
export interface PhoneNotice {
  readonly kind: 'leftOut' | 'tooLong' | 'codeUnknown' | 'codeChanged'
  readonly part: string
}

interface Typed {
  /** The field's content before, and as it is typed or pasted. */
  readonly before: string
  readonly typed: string
  readonly phoneCode: string
  readonly countries?: CountryNumbers
}

/**
 * The phone field's input filter: digits, spaces and hyphens, at most 15 digits or 20 characters. The code of a pasted
 * full number goes into the field beside. A second number, and an extension, which nobody can dial, are left out.
 */
export function readPhone({ before, typed, phoneCode, countries }: Typed): PhoneInput {
  const written = asciiSigns(typed).replace(/^\s*tel:/i, '')
  const single = written.replace(otherNumber, '').replace(extension, '')
  const spaced = single.replace(/(?<=\d)(?:[.·•]|\s*\/\s*)(?=[\d(])/g, ' ')
  const given = { phoneCode, phone: spaced }
  if (hasSign(spaced) && countries === undefined)
    return { phone: fitting(spaced.replace(/[^\d\s()+-]/g, '')), phoneCode, isWaiting: true }
  // A 00 that is typed stays for what follows it.
  const isWhole = typed.length > before.length + 1 || spaced.includes('+')
  const read = !hasSign(spaced) ? undefined : isWhole ? countries?.readNumber : countries?.followCallingCode
  const dialled = read?.(given) ?? { ...given, isSure: !spaced.includes('+') }
  const filtered = dialled.phone.replace(/[^\d\s-]/g, '')
  if (filtered.replace(/\D/g, '').length > limits.phoneDigitsMaximum)
    return { phone: before, phoneCode, notice: { kind: 'tooLong', part: typed.trim() } }
  const notice = noticeOf({ written, single, dialled, phoneCode, isWhole })
  const phone = fitting(single === written ? filtered : filtered.trimEnd())
  return { phone, phoneCode: dialled.phoneCode, ...(notice === undefined ? {} : { notice }) }
}

/** Whether enough digits stand behind a + or 00. */
const hasSign = (phone: string): boolean =>
  dialSign.test(phone) && phone.replace(/\D/g, '').length >= limits.phoneDigitsMinimum

/** No digit is cut: spaces and hyphens go first. */
function fitting(phone: string): string {
  const isLong = (text: string) => text.length > limits.phoneInputMaximumLength
  const narrow = isLong(phone) ? phone.replace(/\s+/g, ' ').trim() : phone
  return isLong(narrow) ? narrow.replace(/[^\d+]/g, '') : narrow
}

interface Read {
  readonly written: string
  /** Without an extension and a second number. */
  readonly single: string
  readonly dialled: ReadNumber
  readonly phoneCode: string
  /** Not typed sign by sign. */
  readonly isWhole: boolean
}

function noticeOf({ written, single, dialled, phoneCode, isWhole }: Read): PhoneNotice | undefined {
  if (single !== written)
    return {
      kind: 'leftOut',
      part: written
        .slice(single.length)
        .replace(/^[\s,;/&|]+/, '')
        .trim(),
    }
  if (dialled.phoneCode !== phoneCode) return { kind: 'codeChanged', part: dialled.phoneCode }
  return dialled.isSure || !isWhole ? undefined : { kind: 'codeUnknown', part: single.trim() }
}

/** The phone code's input filter: a plus and up to four digits, with or without the plus typed. */
export function typedPhoneCode(typed: string): string {
  const written = writtenPhone(typed)
  const digits = written.replace(/\D/g, '').replace(/^00/, '').slice(0, 4)
  return digits === '' && !written.includes('+') ? '' : `+${digits}`
}
