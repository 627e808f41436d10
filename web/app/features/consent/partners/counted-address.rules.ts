/** They say which advertisement led to a page, not who came. */
const campaignNames = /^(utm_[a-z_]+|gclid|gbraid|wbraid|fbclid)$/

/** Pages whose queries only choose what is shown. Others may have a token of an email or of a payment. */
const openPages = /^\/($|collection$|product\/|community($|\/)|design$|about$|contact$|pages\/)/

/** An address as partners may know it: of its query only what names a campaign, and no fragment. '' of what is none. */
export function countedAddress(href: string): string {
  const url = URL.parse(href)
  if (url === null) return ''
  const kept = [...url.searchParams].filter(([name]) => campaignNames.test(name))
  const query = new URLSearchParams(kept).toString()
  return `${url.origin}${url.pathname}${query === '' ? '' : `?${query}`}`
}

/** Whether a partner may read the address itself. True of no address at all, as of a visit without a page before it. */
export function isPublicAddress(href: string): boolean {
  const url = URL.parse(href)
  if (url === null) return href === ''
  const names = [...url.searchParams.keys()]
  // What is searched for may be a name or an illness.
  return openPages.test(url.pathname)
    ? !names.includes('search')
    : names.every((name) => campaignNames.test(name))
}
