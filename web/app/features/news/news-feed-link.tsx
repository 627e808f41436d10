import { useOrigin } from '../../platform/screen/page-meta.tsx'

/** Where feed readers find the news. */
export function NewsFeedLink() {
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title="First Fashion: news"
      href={`${useOrigin()}/community/news.xml`}
    />
  )
}
