import type { FooterColumn, FrameFields, FrameView } from '@first-fashion/contract/content/frame'
import { builtInPages, pagePath } from '@first-fashion/contract/content/page-places'

/** What stands around the pages of a shop whose owner has set nothing else. */
export const frameAsItComes: FrameFields = {
  line: '',
  footer: [
    {
      title: 'Company',
      links: [
        { label: 'Home', to: '/' },
        { label: 'Collection', to: '/collection' },
        { label: 'About', to: '/about' },
        { label: 'Community', to: '/community' },
      ],
    },
    {
      title: 'Help',
      links: [
        { label: 'Contact', to: '/contact' },
        { label: 'Orders', to: '/orders' },
        { label: 'Terms and conditions', to: '/terms-and-conditions' },
        { label: 'Privacy policy', to: '/privacy-policy' },
      ],
    },
  ],
  announcement: { text: '', to: '', from: null, until: null, colour: 'ink' },
}

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
  const isDue = (from ?? 0) <= now.getTime() && now.getTime() < (until ?? Number.POSITIVE_INFINITY)
  return text === '' || !isDue ? null : { text, to, colour }
}
