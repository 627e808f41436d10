import { writtenPhone } from '@first-fashion/contract/checkout/phone'
import { limits } from '@first-fashion/contract/limits'
import { asciiSigns } from '@first-fashion/contract/text/ascii-signs'

/** An extension, or a second number, behind a pasted one of at least five digits. */
const extension =
  /(?<=(?:\d[\s().-]*){5})(?:[,;#]|;?\s*\b(?:ext|extn|extension|x)\b|x(?=\d)|ext(?=\d))[\s.:=]*[\d+(].*$/i

/**
 * The phone field's input filter: digits, spaces and hyphens, at most 15 digits or 20 characters. In a pasted
 * full number the leading code is dropped, because it has its own field, and the extension, because none can dial it.
 */
export function typedPhone(before: string, pasted: string, phoneCode = ''): string {
  const typed = asciiSigns(pasted)
    .replace(/^\s*tel:/i, '')
    .replace(extension, '')
    .replace(/(?<=\d)[./·•](?=[\d(])/g, ' ')
  const code = phoneCode.replace(/\D/g, '')
  const whole = new RegExp(`^\\s*(?:\\+|00)\\s*${code}[\\s-]*`)
  const filtered = (code === '' ? typed : typed.replace(whole, '')).replace(/[^\d\s-]/g, '')
  if (filtered.replace(/\D/g, '').length > limits.phoneDigitsMaximum) return before
  return filtered.slice(0, limits.phoneInputMaximumLength)
}

/** The phone code's input filter: a plus and up to four digits, with or without the plus typed. */
export function typedPhoneCode(typed: string): string {
  const written = writtenPhone(typed)
  const digits = written.replace(/\D/g, '').replace(/^00/, '').slice(0, 4)
  return digits === '' && !written.includes('+') ? '' : `+${digits}`
}
