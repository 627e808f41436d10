/** A name as a part of an address; 'member' of a name without letters that an address can have. */
export function slugOf(name: string, maximum = 50): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maximum)
    .replace(/^-+|-+$/g, '')
  return slug === '' ? 'member' : slug
}

/** The name as an address, or with the first free number after it. */
export async function freeSlug(
  name: string,
  taken: (slug: string) => Promise<ReadonlySet<string>>,
): Promise<string> {
  const slug = slugOf(name)
  const others = await taken(slug)
  if (!others.has(slug)) return slug
  let number = 2
  while (others.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}

/** Whether an address is made of that name. */
export function isSlugOf(name: string, slug: string): boolean {
  const own = slugOf(name)
  return slug === own || (slug.startsWith(`${own}-`) && /^\d+$/.test(slug.slice(own.length + 1)))
}

/** The tier of so many lifetime points, of tiers that begin with the lowest. */
export const tierOf = (
  tiers: readonly { readonly name: string; readonly fromPoints: number }[],
  points: number,
): string => tiers.findLast(({ fromPoints }) => fromPoints <= Math.max(0, points))?.name ?? ''
