import { slugOf } from '../../../platform/text/slug.ts'

const longest = 50

/** A member's name as a part of an address; 'member' of a name without letters and digits. */
export const memberSlug = (name: string): string => slugOf(name, longest) || 'member'

/** The title of an article as a part of an address; 'article' of a title without letters and digits. */
export const articleSlug = (title: string): string => slugOf(title, longest) || 'article'

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

/** Whether an address is made of that name. */
export function isSlugOf(name: string, slug: string): boolean {
  const own = memberSlug(name)
  return slug === own || (slug.startsWith(`${own}-`) && /^\d+$/.test(slug.slice(own.length + 1)))
}

/** The tier of so many lifetime points, of tiers that begin with the lowest. */
export const tierOf = (
  tiers: readonly { readonly name: string; readonly fromPoints: number }[],
  points: number,
): string => tiers.findLast(({ fromPoints }) => fromPoints <= Math.max(0, points))?.name ?? ''
