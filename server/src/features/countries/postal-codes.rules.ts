import { asciiSigns } from '@first-fashion/contract/text/ascii-signs'
import validator from 'validator'

/** Where a country writes a separator; `#` stands for a digit or letter. */
const groupings: Readonly<Record<string, readonly string[]>> = {
  BR: ['#####-###'],
  CA: ['### ###'],
  CZ: ['### ##'],
  GB: ['## ###', '### ###', '#### ###'],
  GR: ['### ##'],
  IE: ['### ####'],
  JP: ['###-####'],
  NL: ['#### ##'],
  PL: ['##-###'],
  PT: ['####-###'],
  SE: ['### ##'],
  SK: ['### ##'],
  US: ['#####-####'],
}
/** Codes that begin with letters of the country, which many leave out. */
const lettered: Readonly<Record<string, string>> = { AZ: 'AZ', HT: 'HT', LT: 'LT-', LV: 'LV-' }

/**
 * A postal code as stored: digits and letters of ASCII in the country's own grouping. What is no code of the country
 * stays as it was typed. `pattern` is the country's own rule, if the shop has one.
 */
export function normalisedPostalCode(countryCode: string, typed: string, pattern?: RegExp): string {
  const plain = asciiSigns(typed)
    .replace(/^\s*〒/u, '')
    .trim()
    .toUpperCase()
  return formsOf(countryCode, plain).find((form) => isPostalCodeOf(countryCode, form, pattern)) ?? plain
}

/** Whether it is a code of the country in its grouping. Any text is one of a country without a rule. */
export function isPostalCodeOf(countryCode: string, code: string, pattern?: RegExp): boolean {
  if (pattern !== undefined) return pattern.test(code)
  const locale = validator.isPostalCodeLocales.find((one) => one === countryCode)
  return locale === undefined || validator.isPostalCode(code, locale)
}

/** The ways that a typed code can be meant, the country's own first. */
function formsOf(countryCode: string, plain: string): string[] {
  const bare = plain.replace(/[\s.-]/g, '')
  // Before a number there can be the country's code or its sign on cars, as in D-10115.
  const numbers = plain
    .replace(new RegExp(`^(?:${countryCode}[\\s-]*|[A-Z]{1,3}-)(?=\\d)`), '')
    .replace(/[\s.-]/g, '')
  const prefix = lettered[countryCode]
  const grouped = [bare, numbers].flatMap((one) =>
    (groupings[countryCode] ?? [])
      .filter((mask) => lengthOf(mask) === one.length)
      .map((mask) => inMask(one, mask)),
  )
  const withLetters = prefix === undefined ? [] : [prefix + numbers]
  return [...grouped, ...withLetters, plain, bare, numbers].filter((form) => form !== '')
}

const lengthOf = (mask: string): number => mask.replace(/[^#]/g, '').length

function inMask(bare: string, mask: string): string {
  const signs = [...bare]
  return [...mask].map((place) => (place === '#' ? (signs.shift() ?? '') : place)).join('')
}
