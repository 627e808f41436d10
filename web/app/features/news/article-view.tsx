import type { Article } from '@first-fashion/contract/news/article'
import { Badge, Picture } from '@first-fashion/ui'
import { Link } from 'react-router'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { ShopTheLook } from '../looks/index.ts'
import { momentInWords } from '../members/day-words.ts'
import { communityPath } from '../members/index.ts'
import { categoryTone } from './post-card.tsx'
import '../members/words/community-words.ts'

/** An article with its picture and the products that belong to it. */
export function ArticleView({ post }: { readonly post: Article }) {
  const { t } = useTranslation()
  const { title, excerpt, category, featuredImage, publishedAt, bodyHtml, products } = post
  return (
    <article className="page pt-8">
      <Link
        to={communityPath({ tab: 'news' })}
        className="inline-flex min-h-11 items-center text-small underline underline-offset-4 hover:text-leaf"
      >
        {t('community:newsTitle')}
      </Link>
      <header className="mx-auto max-w-[44rem]">
        <div className="flex flex-wrap items-center gap-3 text-small text-timber">
          <Badge tone={categoryTone[category]}>{t(`community:categories.${category}`)}</Badge>
          <time dateTime={new Date(publishedAt).toISOString()}>{momentInWords(publishedAt)}</time>
        </div>
        <h1 className="mt-3 text-display text-balance wrap-anywhere">{title}</h1>
        <p className="mt-3 text-lead text-timber wrap-anywhere">{excerpt}</p>
      </header>
      {featuredImage === '' ? null : (
        <div className="mx-auto mt-8 max-w-[60rem]">
          <Picture
            src={featuredImage}
            alt=""
            eager
            sizes="(min-width: 1024px) 60rem, 92vw"
            className="aspect-3/2 h-auto w-full object-cover"
          />
        </div>
      )}
      <div
        className="prose-house mx-auto mt-8 max-w-[44rem] text-lead"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises it when it is saved.
        dangerouslySetInnerHTML={{ __html: bodyHtml }}
      />
      {products.length === 0 ? null : (
        <div className="mx-auto mt-12 max-w-[44rem] border-t border-border pt-6">
          <ShopTheLook products={products} level={2} />
        </div>
      )}
    </article>
  )
}
