import { withoutInvisible } from '@first-fashion/contract/text/invisible-characters'
import anyAscii from 'any-ascii'

/**
 * A name as a part of a page's address, at most `maximum` letters long: small Latin letters, digits and hyphens. Other
 * scripts are transliterated. '' for a name without letters and digits.
 */
export const slugOf = (name: string, maximum: number): string =>
  anyAscii(withoutInvisible(name).normalize('NFC'))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, maximum)
    .replace(/-+$/, '')

/** The address, or the same with the first free number after it. */
export async function freeSlug(
  slug: string,
  taken: (slug: string) => Promise<ReadonlySet<string>>,
): Promise<string> {
  const others = await taken(slug)
  if (!others.has(slug)) return slug
  let number = 2
  while (others.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}
