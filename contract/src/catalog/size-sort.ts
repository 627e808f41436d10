const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', 'One Size']
const lastOfAll = 10_000

/** Sorts sizes: letters first, then ages and numbers from small to large, then one-size products. */
export function bySize(a: string, b: string): number {
  return placeOf(a) - placeOf(b) || a.localeCompare(b, 'en', { numeric: true })
}

function placeOf(size: string): number {
  const email = letters.indexOf(size)
  if (email !== -1) return email === letters.length - 1 ? lastOfAll : email
  const number = Number.parseFloat(size)
  if (Number.isNaN(number)) return lastOfAll - 1
  return 100 + (/month/i.test(size) ? number / 100 : number)
}
