import type { Submission } from '@first-fashion/contract/community/shown'
import { EmptyState } from '@first-fashion/ui'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { communityPath } from '../community-state.ts'
import { LookGrid } from '../gallery/look-grid.tsx'
import { LookPages } from '../gallery/look-pages.tsx'
import { NoSuchPage } from '../gallery/no-such-page.tsx'
import { useLikes } from '../gallery/use-likes.ts'
import '../words/profiles-words.ts'

interface LooksProps {
  readonly looks: readonly Submission[]
  readonly pagination: { readonly current: number; readonly total: number }
  /** The address of a page of them. */
  readonly pathOf: (page: number) => string
}

/** The looks of a member, the newest first. */
export function MemberLooks({ looks, pagination: { current, total }, pathOf }: LooksProps) {
  const { t } = useTranslation()
  const likes = useLikes(looks)
  if (current > total)
    return (
      <section className="mt-12">
        <NoSuchPage first={pathOf(1)} />
      </section>
    )
  return (
    <section className="mt-12">
      {looks.length === 0 ? (
        <EmptyState as="h2" title={t('profiles:noLooks')} text={t('profiles:noLooksText')} />
      ) : (
        <h2 className="mb-6 text-heading">{t('profiles:looks')}</h2>
      )}
      <LookGrid
        looks={looks}
        likes={likes}
        eager={0}
        pathOf={({ _id }) => communityPath({ tab: 'gallery', submission: _id })}
      />
      <LookPages page={current} pages={total} pathOf={pathOf} />
    </section>
  )
}
