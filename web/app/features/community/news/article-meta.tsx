import type { Article } from '@first-fashion/contract/community/shown'
import { pictureAt } from '@first-fashion/contract/pictures'
import { StructuredData, useOrigin } from '../../../platform/screen/page-meta.tsx'
import { articlePath } from '../community-state.ts'
import { NewsFeedLink } from './news-feed-link.tsx'

/** Metadata of an article, for search engines, messengers and feed readers. */
export function ArticleMeta({ post }: { readonly post: Article }) {
  const origin = useOrigin()
  const url = `${origin}${articlePath(post.slug)}`
  const title = `${post.title} · First Fashion`
  const image = post.featuredImage === '' ? '/social-card.jpg' : pictureAt(post.featuredImage, 1200, 'jpg')
  const published = new Date(post.publishedAt).toISOString()
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={post.excerpt} />
      <link rel="canonical" href={url} />
      <NewsFeedLink />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content="First Fashion" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={post.excerpt} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${origin}${image}`} />
      <meta property="article:published_time" content={published} />
      <meta name="twitter:card" content="summary_large_image" />
      <StructuredData
        facts={{
          '@type': 'NewsArticle',
          headline: post.title,
          description: post.excerpt,
          datePublished: published,
          image: `${origin}${image}`,
          url,
        }}
      />
    </>
  )
}
