/** Pages that every store has, by their addresses; the store may add others under '/pages'. */
export const builtInPages = ['about', 'contact', 'terms-and-conditions', 'privacy-policy'] as const

/** The home page among the pages; no other page can have its name. */
export const homeSlug = 'home'

/** Pages that bind the business: somebody has to check their text before it is published for the first time. */
export const legalPages: readonly string[] = ['terms-and-conditions', 'privacy-policy']

/** Where the store shows a page. */
export const pagePath = (slug: string): string =>
  slug === homeSlug ? '/' : builtInPages.some((one) => one === slug) ? `/${slug}` : `/pages/${slug}`

/** Words that stand for what the store is: filled when a page is shown. */
export const pagePlaceholders = [
  'store',
  'legalName',
  'address',
  'email',
  'phone',
  /** As 'seven days'. */
  'returnDays',
  /** As '7 days'. */
  'returnTime',
  /** As '7 Days'. */
  'returnTimeTitle',
  /** As 'Google and Meta': who counts visits, too; '' of nobody. */
  'partners',
] as const
export type PagePlaceholder = (typeof pagePlaceholders)[number]
