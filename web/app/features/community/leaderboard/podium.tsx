import type { LeaderboardEntry, LeaderboardType } from '@first-fashion/contract/community/shown'
import { Avatar } from '@first-fashion/ui'
import { avatarOf } from '../../../platform/avatars.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { MemberLink } from '../profiles/member-link.tsx'
import { rankedValue } from './leaderboard-value.ts'
import { LevelBadge } from './level-badge.tsx'
import '../words/leaderboard-words.ts'

interface PodiumProps {
  /** Three of them. */
  readonly entries: readonly LeaderboardEntry[]
  readonly type: LeaderboardType
}

/** In the middle stands the first; the order in which they are read is that of their ranks. */
const places = ['order-2 h-32 bg-saffron', 'order-1 h-24 bg-sand', 'order-3 h-20 bg-sand'] as const

/** The first three, on steps. */
export function Podium({ entries, type }: PodiumProps) {
  const { t } = useTranslation()
  return (
    <ol aria-label={t('leaderboard:podium')} className="mb-8 grid grid-cols-3 items-end gap-2 sm:gap-4">
      {entries.map((entry, at) => {
        const [order = '', ...step] = (places[at] ?? '').split(' ')
        const { user } = entry
        return (
          <li key={entry._id} className={`flex min-w-0 flex-col items-center text-center ${order}`}>
            <Avatar src={avatarOf(user.slug ?? entry._id, user.profileImage)} size={at === 0 ? 72 : 56} />
            <MemberLink slug={user.slug} className="mt-2 line-clamp-2 min-h-6 font-medium wrap-anywhere">
              {user.name}
            </MemberLink>
            <LevelBadge level={entry.level} />
            <div className={`mt-2 flex w-full flex-col items-center justify-start pt-3 ${step.join(' ')}`}>
              <span className="sr-only">{t('leaderboard:place', { rank: at + 1 })}</span>
              <span aria-hidden="true" className="font-display text-heading">
                {at + 1}
              </span>
              <span className="text-small tabular-nums">{rankedValue(entry, type)}</span>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
