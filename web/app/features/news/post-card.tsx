import type { Post } from '@first-fashion/contract/news/article'
import { Badge, type BadgeTone, Picture } from '@first-fashion/ui'
import { Link } from 'react-router'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { momentInWords } from '../members/day-words.ts'
import { articlePath } from '../members/index.ts'
import '../members/words/community-words.ts'

/** A colour of its own for each category [B2.55]. */
export const categoryTone: Readonly<Record<Post['category'], BadgeTone>> = {
  challenge: 'accent',
  'styling-tips': 'lagoon',
  spotlight: 'leaf',
}

/** An article, with the way to it. */
export function PostCard({ post }: { readonly post: Post }) {
  const { t } = useTranslation()
  return (
    <article className="flex h-full flex-col items-start">
      {post.featuredImage === '' ? null : (
        <Picture
          src={post.featuredImage}
          alt=""
          sizes="(min-width: 1024px) 30vw, (min-width: 640px) 46vw, 92vw"
          className="aspect-3/2 h-auto w-full object-cover"
        />
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-timber">
        <Badge tone={categoryTone[post.category]}>{t(`community:categories.${post.category}`)}</Badge>
        <time dateTime={new Date(post.publishedAt).toISOString()}>{momentInWords(post.publishedAt)}</time>
        <span>{t('community:views', { count: post.views })}</span>
      </div>
      <h3 className="mt-2 text-title wrap-anywhere">{post.title}</h3>
      <p className="mt-1 text-timber wrap-anywhere">{post.excerpt}</p>
      <Link
        to={articlePath(post.slug)}
        aria-label={t('community:readMoreOf', { title: post.title })}
        className="mt-auto inline-flex min-h-11 items-center font-medium text-leaf underline underline-offset-4 hover:text-ink"
      >
        {t('community:readMore')}
      </Link>
    </article>
  )
}
