import { useEffect } from 'react'
import { data } from 'react-router'
import type { Api } from '../../../platform/api.ts'
import { NewsletterBox } from '../../newsletter/index.ts'
import { api, serverApi } from '../community-calls.ts'
import { visitId } from '../gallery/visit.ts'
import type { Route } from './+types/article.route.ts'
import { ArticleMeta } from './article-meta.tsx'
import { ArticleView } from './article-view.tsx'

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
