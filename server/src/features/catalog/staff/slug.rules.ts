const longest = 80

/** A product's slug: from its name, and unique. */
export function slugFor(name: string, taken: ReadonlySet<string>): string {
  const plain = plainSlug(name)
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? plain : `${plain}-${number}`
    if (!taken.has(slug)) return slug
  }
}

/** Small Latin letters and digits of a name; a name without any is 'product'. */
export function plainSlug(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
  return letters === '' ? 'product' : letters
}
