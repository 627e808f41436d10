import { slugOf } from '../../platform/text/slug.ts'

const longest = 50

/** A member's name as a part of an address; 'member' of a name without letters and digits. */
export const memberSlug = (name: string): string => slugOf(name, longest) || 'member'

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
