import { useOrigin } from '../../platform/screen/page-meta.tsx'
import { useStore } from '../../platform/store.ts'

/** Where feed readers find the news. */
export function NewsFeedLink() {
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={`${useStore().name}: news`}
      href={`${useOrigin()}/community/news.xml`}
    />
  )
}
