const letters = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']
/** Other ways to write a letter size, in lower case. */
const sameAs: Readonly<Record<string, string>> = {
  'extra small': 'XS',
  'x-small': 'XS',
  small: 'S',
  medium: 'M',
  large: 'L',
  'extra large': 'XL',
  'x-large': 'XL',
}
/** The letters leave room below for more of them, as 7XL. */
const firstNumber = 100
const lastOfAll = 10_000
/** Also 6M and 3-6m; years are 2Y or 2 years. */
const isMonths = /month|\dm$/

/** Sorts sizes: letters first, then ages and numbers from small to large, then one-size products. */
export function bySize(a: string, b: string): number {
  return placeOf(a) - placeOf(b) || a.localeCompare(b, 'en', { numeric: true })
}

function placeOf(size: string): number {
  const written = size.trim().toLowerCase()
  if (written === 'one size') return lastOfAll
  const letter = letters.indexOf(sameAs[written] ?? written.toUpperCase())
  if (letter !== -1) return letter
  // 2XL is XXL; from 4XL on there are only numbers.
  const [, times] = /^(\d{1,2})xl$/.exec(written) ?? []
  if (times !== undefined) return letters.indexOf('XL') + Number(times) - 1
  const number = Number.parseFloat(written)
  if (Number.isNaN(number)) return lastOfAll - 1
  return firstNumber + (isMonths.test(written) ? number / 100 : number)
}
