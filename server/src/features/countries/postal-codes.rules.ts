import { asciiSigns } from '@first-fashion/contract/text/ascii-signs'
import validator from 'validator'
import { withoutPlaces } from './postal-places.rules.ts'

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

/** The ways that a typed code can be meant: as it stands, or without the places beside it. */
const formsOf = (countryCode: string, plain: string): string[] =>
  [plain, ...withoutPlaces(countryCode, plain)].flatMap((code) => groupedForms(countryCode, code))

/** A code in the country's own grouping first. */
function groupedForms(countryCode: string, code: string): string[] {
  const bare = code.replace(/[\s.-]/g, '')
  const prefix = lettered[countryCode]
  const grouped = (groupings[countryCode] ?? [])
    .filter((mask) => lengthOf(mask) === bare.length)
    .map((mask) => inMask(bare, mask))
  const withLetters = prefix === undefined ? [] : [prefix + bare]
  return [...grouped, ...withLetters, code, bare].filter((form) => form !== '')
}

const lengthOf = (mask: string): number => mask.replace(/[^#]/g, '').length

function inMask(bare: string, mask: string): string {
  const signs = [...bare]
  return [...mask].map((place) => (place === '#' ? (signs.shift() ?? '') : place)).join('')
}
