import type { FooterColumn, FrameFields, FrameView } from '@first-fashion/contract/content/frame'
import { builtInPages, pagePath } from '@first-fashion/contract/content/page-places'
import { isDue } from '@first-fashion/contract/content/shown-time'

/** The footer without links to pages that are not published. */
export function shownFooter(footer: readonly FooterColumn[], published: readonly string[]): FooterColumn[] {
  const known = new Set(published.map(pagePath))
  const isShown = (to: string) => {
    const [path = ''] = to.split(/[?#]/)
    const isPage = path.startsWith('/pages/') || builtInPages.some((slug) => path === pagePath(slug))
    return !isPage || known.has(path)
  }
  return footer.map(({ title, links }) => ({ title, links: links.filter(({ to }) => isShown(to)) }))
}

/** The announcement, if it is its time. */
export function shownAnnouncement(
  { text, to, from, until, colour }: FrameFields['announcement'],
  now: Date,
): FrameView['announcement'] {
  return text !== '' && isDue({ from, until }, now.getTime()) ? { text, to, colour } : null
}
