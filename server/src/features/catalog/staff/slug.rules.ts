import { slugOf } from '../../../platform/text/slug.ts'

const longest = 80

/** A product's slug: from its name, and unique. */
export function slugFor(name: string, taken: ReadonlySet<string>): string {
  const plain = plainSlug(name)
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? plain : `${plain}-${number}`
    if (!taken.has(slug)) return slug
  }
}

/** The address of a name; a name without letters and digits is 'product'. */
export const plainSlug = (name: string): string => slugOf(name, longest) || 'product'
