import { withoutInvisible } from './invisible-characters.ts'

const isDigit = /^\p{Nd}$/u

/** The value of a decimal digit of any script: Unicode gives each script its ten in a row, from zero. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && isDigit.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

/** A number or code as keyboards of other scripts write it, with the digits, hyphens and spaces of ASCII. */
export const asciiSigns = (typed: string): string =>
  withoutInvisible(typed)
    .normalize('NFKC')
    .replace(/(?![0-9])\p{Nd}/gu, digitValue)
    .replace(/[\p{Pd}\u2212\u30FC]/gu, '-')
    .replace(/\s/g, ' ')
