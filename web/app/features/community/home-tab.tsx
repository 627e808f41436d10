import '../members/words/community-words.ts'
import '../members/words/levels-words.ts'
import { postsOnHome } from '@first-fashion/contract/news/post-limits'
import { buttonClass } from '@first-fashion/ui'
import { Award, Check, Sparkles, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { ChallengeCard } from '../challenges/index.ts'
import { ambassadorPath, communityPath, LevelBadge, useMembership } from '../members/index.ts'
import { PostCard } from '../news/index.ts'
import type { CommunityData } from './load-community.ts'

/** How many challenges the home tab shows [B9.17]. */
const challengesOnHome = 2

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

/** What a member's level brings; nothing for those who are no members, and for levels that bring nothing. */
function LevelBrings() {
  const { t } = useTranslation()
  const { data: member } = useMembership()
  if (!member) return null
  const { hasEarlyAccess, hasOwnPage, extras } = member.brings
  if (!hasEarlyAccess && !hasOwnPage && extras.length === 0) return null
  return (
    <section className="border border-hairline bg-paper p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-title">{t('levels:title')}</h2>
        <LevelBadge level={member.level} />
      </div>
      <ul className="mt-3 grid gap-x-10 gap-y-2 sm:grid-cols-2">
        {hasEarlyAccess ? <Brought>{t('levels:earlyAccess')}</Brought> : null}
        {hasOwnPage ? <Brought>{t('levels:ownPage')}</Brought> : null}
        {[...new Set(extras)].map((extra) => (
          <Brought key={extra}>{extra}</Brought>
        ))}
      </ul>
      {hasOwnPage && !member.isHidden ? (
        <Link
          to={ambassadorPath(member.slug)}
          className="mt-2 inline-flex min-h-11 items-center text-leaf underline underline-offset-4 hover:text-ink"
        >
          {t('levels:toPage')}
        </Link>
      ) : null}
    </section>
  )
}

const Brought = ({ children }: { readonly children: ReactNode }) => (
  <li className="flex gap-3 wrap-anywhere">
    <Check aria-hidden="true" size={20} strokeWidth={1.5} className="mt-0.5 shrink-0 text-leaf" />
    <span className="min-w-0">{children}</span>
  </li>
)
