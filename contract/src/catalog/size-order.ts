const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', 'One Size']

/** Sizes as they hang on a rail: letters, then ages and numbers from small to large, then what has one size only. */
export function bySize(a: string, b: string): number {
  return placeOf(a) - placeOf(b) || a.localeCompare(b, 'en', { numeric: true })
}

function placeOf(size: string): number {
  if (size === 'One Size') return 10_000
  const letter = letters.indexOf(size)
  if (letter !== -1) return letter
  const number = Number.parseFloat(size)
  return Number.isNaN(number) ? 9_000 : 100 + number
}
