import type { Article } from '@first-fashion/contract/news/article'
import { pictureAt } from '@first-fashion/contract/pictures'
import { useEffect } from 'react'
import { data } from 'react-router'
import type { Api } from '../../platform/api.ts'
import { SocialMeta, StructuredData, useOrigin } from '../../platform/screen/page-meta.tsx'
import { useStore } from '../../platform/store.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { visitId } from '../looks/index.ts'
import { api, articlePath, serverApi } from '../members/index.ts'
import { NewsletterBox } from '../newsletter/index.ts'
import type { Route } from './+types/article.route.ts'
import { ArticleView } from './article-view.tsx'
import { NewsFeedLink } from './news-feed-link.tsx'

async function load(call: Api, slug: string) {
  const answer = await call('community.post', { params: { slug } })
  if (answer.ok) return answer.value.post
  throw data(null, { status: answer.failure.status === 404 ? 404 : 503 })
}

export const loader = ({ params, context }: Route.LoaderArgs) => load(serverApi(context), params.slug)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(api, params.slug)

/** An article of the news. Reading it counts as a view. */
export default function ArticlePage({ loaderData: post }: Route.ComponentProps) {
  useEffect(() => {
    void api('community.view', { body: { postId: post._id, visit: visitId() } })
  }, [post._id])
  return (
    <main id="content">
      <ArticleMeta post={post} />
      <ArticleView post={post} />
      <NewsletterBox source="website" />
    </main>
  )
}

/** Metadata of an article, for search engines, messengers and feed readers. */
function ArticleMeta({ post }: { readonly post: Article }) {
  const { t } = useTranslation()
  const origin = useOrigin()
  const { brand } = useStore()
  const path = articlePath(post.slug)
  const image = post.featuredImage === '' ? brand.socialCard : pictureAt(post.featuredImage, 1200, 'jpg')
  const published = new Date(post.publishedAt).toISOString()
  return (
    <>
      <SocialMeta
        title={t('shell.pageTitle', { title: post.title })}
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
