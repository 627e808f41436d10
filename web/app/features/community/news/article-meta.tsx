import type { Article } from '@first-fashion/contract/community/shown'
import { pictureAt } from '@first-fashion/contract/pictures'
import { SocialMeta, StructuredData, useOrigin } from '../../../platform/screen/page-meta.tsx'
import { articlePath } from '../community-state.ts'
import { NewsFeedLink } from './news-feed-link.tsx'

/** Metadata of an article, for search engines, messengers and feed readers. */
export function ArticleMeta({ post }: { readonly post: Article }) {
  const origin = useOrigin()
  const path = articlePath(post.slug)
  const image = post.featuredImage === '' ? '/social-card.jpg' : pictureAt(post.featuredImage, 1200, 'jpg')
  const published = new Date(post.publishedAt).toISOString()
  return (
    <>
      <SocialMeta
        title={`${post.title} · First Fashion`}
        description={post.excerpt}
        path={path}
        type="article"
        image={image}
      />
      <NewsFeedLink />
      <meta property="article:published_time" content={published} />
      <StructuredData
        facts={{
          '@type': 'NewsArticle',
          headline: post.title,
          description: post.excerpt,
          datePublished: published,
          image: `${origin}${image}`,
          url: `${origin}${path}`,
        }}
      />
    </>
  )
}
