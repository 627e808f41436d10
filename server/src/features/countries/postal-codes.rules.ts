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
  SA: ['#####-####'],
  SE: ['### ##'],
  SK: ['### ##'],
  US: ['#####-####'],
}
/** Codes that begin with letters of the country, which many leave out. */
const lettered: Readonly<Record<string, string>> = { AZ: 'AZ', HT: 'HT', LT: 'LT-', LV: 'LV-' }

/** Codes in use that validator does not know: with an addition, of the army, of new places, without letters. */
const widerThanValidator: Readonly<Record<string, RegExp>> = {
  AD: /^(AD)?\d{3}$/,
  CN: /^\d{6}$/,
  FR: /^\d{5}$/,
  IR: /^\d{5}-?\d{5}$/,
  LI: /^94(8[5-9]|9[0-8])$/,
  SA: /^\d{5}(-\d{4})?$/,
}

/**
 * A postal code as stored: digits and letters of ASCII in the country's own grouping. What does not look like a code
 * of the country stays as it was typed. `pattern` is the shop's own rule of the country, if it has one.
 */
export function normalisedPostalCode(countryCode: string, typed: string, pattern?: RegExp): string {
  const plain = asciiSigns(typed)
    .replace(/^\s*〒/u, '')
    .trim()
    .toUpperCase()
  return formsOf(countryCode, plain).find((form) => looksLikePostalCode(countryCode, form, pattern)) ?? plain
}

/**
 * Whether it looks like a code of the country in its grouping: by the shop's own `pattern`, else by a guess that right
 * codes can fail. Any text looks like one of a country of which nothing is known.
 */
export function looksLikePostalCode(countryCode: string, code: string, pattern?: RegExp): boolean {
  const known = pattern ?? widerThanValidator[countryCode]
  if (known !== undefined) return known.test(code)
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
