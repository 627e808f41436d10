import { EmptyState } from '@first-fashion/ui'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import type { CommunityData } from '../load-community.ts'
import { PostCard } from './post-card.tsx'
import '../words/community-words.ts'

/** The articles, the newest first. */
export function NewsTab({ posts }: CommunityData) {
  const { t } = useTranslation()
  return (
    <section>
      <h2 className="mb-6 text-heading">{t('community:newsTitle')}</h2>
      {posts?.length === 0 ? <EmptyState title={t('community:noNews')} /> : null}
      <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {posts?.map((post) => (
          <li key={post._id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
    </section>
  )
}
