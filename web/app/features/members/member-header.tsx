import { milestones } from '@first-fashion/contract/members/milestones'
import type { MemberProfile } from '@first-fashion/contract/members/profile-calls'
import { Avatar } from '@first-fashion/ui'
import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { avatarOf } from '../../platform/avatars.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { monthInWords } from './day-words.ts'
import { LevelBadge } from './leaderboard/level-badge.tsx'
import './words/profiles-words.ts'

interface HeaderProps {
  readonly member: MemberProfile
  /** Beside the name. */
  readonly action?: ReactNode
}

/** Who a member is in the community: name, level, numbers and milestones. */
export function MemberHeader({ member, action }: HeaderProps) {
  const { t } = useTranslation()
  const { slug, name, profileImage, bio, level, joinedMonth } = member
  return (
    <header className="mt-2">
      <div className="flex items-start gap-5 max-sm:flex-col sm:gap-8">
        <Avatar src={avatarOf(slug, profileImage)} size={96} />
        <div className="min-w-0 flex-1">
          <h1 className="text-display text-balance wrap-anywhere">{name}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-timber">
            <LevelBadge level={level} />
            <span>{t('profiles:since', { month: monthInWords(joinedMonth) })}</span>
          </p>
          {bio === '' ? null : (
            <p className="mt-4 max-w-[40rem] text-lead whitespace-pre-line text-pretty wrap-anywhere">
              {bio}
            </p>
          )}
        </div>
        {action}
      </div>
      <Numbers {...member.stats} />
      <Milestones reached={member.milestones} />
    </header>
  )
}

function Numbers({ submissions, totalLikes, challengesWon, lifetimePoints }: MemberProfile['stats']) {
  const { t } = useTranslation()
  const numbers = [
    [t('profiles:looks'), submissions],
    [t('profiles:likes'), totalLikes],
    [t('profiles:wins'), challengesWon],
    [t('profiles:points'), lifetimePoints],
  ] as const
  return (
    <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-5 border-y border-hairline py-5 sm:grid-cols-4">
      {numbers.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-small text-timber">{name}</dt>
          <dd className="font-display text-heading tabular-nums">{value.toLocaleString('en-GB')}</dd>
        </div>
      ))}
    </dl>
  )
}

function Milestones({ reached }: { readonly reached: readonly string[] }) {
  const { t } = useTranslation()
  const own = milestones.filter(({ kind, from }) => reached.includes(`${kind}:${from}`))
  if (own.length === 0) return null
  return (
    <section className="mt-6">
      <h2 className="sr-only">{t('profiles:milestones')}</h2>
      <ul className="flex flex-wrap gap-2">
        {own.map(({ name }) => (
          <li
            key={name}
            className="inline-flex items-center gap-1.5 rounded-soft border border-hairline bg-paper px-3 py-1.5 text-small font-medium text-leaf"
          >
            <BadgeCheck aria-hidden="true" size={16} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
