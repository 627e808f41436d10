import { buttonClass, EmptyState } from '@first-fashion/ui'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { communityPath } from '../community-state.ts'
import { type CommunityData, hasMorePosts } from '../load-community.ts'
import { PostCard } from './post-card.tsx'
import '../words/community-words.ts'

/** The articles, the newest first. How many are shown stands in the address, so that Back leads to all of them. */
export function NewsTab({ state, posts }: CommunityData) {
  const { t } = useTranslation()
  const list = useFocusOnNew(posts?.length ?? 0)
  return (
    <section>
      <h2 className="mb-6 text-heading">{t('community:newsTitle')}</h2>
      {posts?.length === 0 ? <EmptyState title={t('community:noNews')} /> : null}
      <ul ref={list} className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {posts?.map((post) => (
          <li key={post._id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      {posts !== undefined && hasMorePosts(state, posts) ? (
        <Link
          to={communityPath({ tab: 'news', page: state.page + 1 })}
          replace
          preventScrollReset
          className={buttonClass('secondary', 'mt-12')}
        >
          {t('community:moreNews')}
        </Link>
      ) : null}
    </section>
  )
}

/** Moves the focus to the first article that was added to the list: that is where reading goes on. */
function useFocusOnNew(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const first = list.current?.children[before.current]
    before.current = count
    first?.querySelector('a')?.focus({ preventScroll: true })
  }, [count])
  return list
}
