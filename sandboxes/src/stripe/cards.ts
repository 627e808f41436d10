import { createHash, randomInt } from 'node:crypto'

/** A card as Stripe shows it: never its number, but a fingerprint that is the same each time that it pays. */
export interface Card {
  readonly brand: string
  readonly last4: string
  readonly fingerprint: string
}

const brands: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
]

/** The card of a number, spaces allowed; undefined if no card can have it. */
export function cardOf(typed: string): Card | undefined {
  const number = typed.replace(/[\s-]/g, '')
  if (!/^\d{13,19}$/.test(number) || checkDigitOf(number.slice(0, -1)) !== number.at(-1)) return undefined
  const brand = brands.find(([beginning]) => beginning.test(number))?.[1] ?? 'unknown'
  const fingerprint = createHash('sha256').update(`card ${number}`).digest('base64url').replace(/[-_]/g, 'x')
  return { brand, last4: number.slice(-4), fingerprint: fingerprint.slice(0, 16) }
}

/** The number of the card that belongs to an email address; another each time without one. */
export function ownCardNumber(email: string | null): string {
  const seed = email === null ? randomInt(2 ** 32) : numberIn(email.trim().toLowerCase())
  const digits = `4242${String(seed).padStart(11, '0')}`
  return `${digits}${checkDigitOf(digits)}`
}

const numberIn = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0)

/** The last digit of a card's number, by Luhn's rule. */
function checkDigitOf(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const doubled = place % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}
