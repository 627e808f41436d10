import { limits } from '../limits.ts'

/** A number beside the code of its country, which begins with a plus. */
export interface DialledNumber {
  readonly phoneCode: string
  readonly phone: string
}

/** ITU-T E.164: no calling code begins another, so the digits alone show where it ends. */
const callingCode = new RegExp(
  `^(?:${[
    '1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]',
    '21[12368]|2[2346]\\d|25[0-8]|29[01789]|35\\d|37[0-8]|38[0-35-79]|42[013]|50\\d|59\\d',
    '67[02-9]|68[0-35-9]|69[0-2]|85[02356]|88[06]|96[0-8]|97[0-7]|99[2-68]',
  ].join('|')})`,
)

/**
 * Follows the code that a number carries in front, behind + or 00, if it is not the one beside it: '+94' and
 * '+47 22 33 44 55' is '+47' and '22 33 44 55'. The number's own code stays in it, as does one that no country has.
 */
export function followCallingCode({ phoneCode, phone }: DialledNumber): DialledNumber {
  const kept = { phoneCode, phone }
  const sign = /^[\s(]*(\+|0[\s-]*0)[\s(-]*(?=[1-9])/.exec(phone)
  if (sign === null) return kept
  const rest = phone.slice(sign[0].length)
  const digits = rest.replace(/\D/g, '')
  const beside = phoneCode.replace(/\D/g, '')
  if (beside !== '' && digits.startsWith(beside)) return kept
  const code = callingCode.exec(digits)?.[0]
  // A 00 can be typed: the number behind it is awaited.
  const fewest = sign[1] === '+' ? 1 : limits.phoneDigitsMinimum
  if (code === undefined || digits.length < code.length + fewest) return kept
  const written = new RegExp(`^${[...code].join('[\\s-]*')}[\\s)-]*`)
  return { phoneCode: `+${code}`, phone: rest.replace(written, '') }
}
