import type { FooterColumn, FrameFields, FrameLink, FrameView } from '@first-fashion/contract/content/frame'
import { builtInPages, pagePath } from '@first-fashion/contract/content/page-places'
import { isDue } from '@first-fashion/contract/content/shown-time'

interface Places {
  /** The pages that shoppers can read, by their slugs. */
  readonly published: readonly string[]
  readonly hasDesigner: boolean
}

/** The links that lead somewhere: to no page that is not published, nor to a designer that the shop has not. */
export function shownLinks(links: readonly FrameLink[], { published, hasDesigner }: Places): FrameLink[] {
  const known = new Set(published.map(pagePath))
  const isShown = (to: string) => {
    const [path = ''] = to.split(/[?#]/)
    if (path === '/design') return hasDesigner
    const isPage = path.startsWith('/pages/') || builtInPages.some((slug) => path === pagePath(slug))
    return !isPage || known.has(path)
  }
  return links.filter(({ to }) => isShown(to))
}

export const shownFooter = (footer: readonly FooterColumn[], places: Places): FooterColumn[] =>
  footer.map(({ title, links }) => ({ title, links: shownLinks(links, places) }))

/** The announcement, if it is its time. */
export function shownAnnouncement(
  { text, to, from, until, colour }: FrameFields['announcement'],
  now: Date,
): FrameView['announcement'] {
  return text !== '' && isDue({ from, until }, now.getTime()) ? { text, to, colour } : null
}
