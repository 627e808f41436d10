import { challengesOnHome, postsOnHome } from '@first-fashion/contract/community/community-limits'
import { buttonClass } from '@first-fashion/ui'
import { Award, Sparkles, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { ChallengeCard } from '../challenges/challenge-card.tsx'
import { communityPath } from '../community-state.ts'
import type { CommunityData } from '../load-community.ts'
import { LevelBrings } from '../membership/level-brings.tsx'
import { PostCard } from '../news/post-card.tsx'
import '../words/community-words.ts'

/** Why to join, the latest news and two challenges [B2.53]. */
export function HomeTab({ posts = [], challenges = [] }: CommunityData) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-14">
      <Benefits />
      <LevelBrings />
      {posts.length === 0 ? null : (
        <Part
          title={t('community:latest')}
          more={
            <Link to={communityPath({ tab: 'news' })} preventScrollReset className={buttonClass('link')}>
              {t('community:viewAll')}
            </Link>
          }
        >
          <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {posts.slice(0, postsOnHome).map((post) => (
              <li key={post._id}>
                <PostCard post={post} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {challenges.length === 0 ? null : (
        <Part title={t('community:activeChallenges')}>
          <ul className="grid gap-8 lg:grid-cols-2">
            {challenges.slice(0, challengesOnHome).map((challenge) => (
              <li key={challenge._id}>
                <ChallengeCard challenge={challenge} isShort />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  )
}

interface PartProps {
  readonly title: string
  readonly more?: ReactNode
  readonly children: ReactNode
}

const Part = ({ title, more, children }: PartProps) => (
  <section>
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4">
      <h2 className="text-heading">{title}</h2>
      {more}
    </div>
    {children}
  </section>
)

function Benefits() {
  const { t } = useTranslation()
  const benefits = [
    ['points', Award],
    ['exclusive', Sparkles],
    ['connect', Users],
  ] as const
  return (
    <ul className="grid gap-6 sm:grid-cols-3 sm:gap-10">
      {benefits.map(([name, Icon]) => (
        <li key={name} className="flex gap-4 border-t-2 border-saffron pt-4 sm:flex-col sm:gap-3">
          <Icon aria-hidden="true" size={24} strokeWidth={1.5} className="mt-1 shrink-0 text-leaf" />
          <div>
            <h2 className="font-text text-lead font-semibold">{t(`community:benefits.${name}`)}</h2>
            <p className="mt-1 text-timber">{t(`community:benefits.${name}Text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
