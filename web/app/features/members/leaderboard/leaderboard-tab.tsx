import '../words/leaderboard-words.ts'
import type { CommunityState } from '@first-fashion/contract/members/community-address'
import {
  type LeaderboardEntry,
  type LeaderboardType,
  leaderboardTypes,
} from '@first-fashion/contract/members/member'
import { Avatar, type Column, chipLinkClass, EmptyState, Table } from '@first-fashion/ui'
import { Link } from 'react-router'
import { avatarOf } from '../../../platform/avatars.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { communityPath } from '../community-state.ts'
import { MemberLink } from '../member-link.tsx'
import { rankedValue, tierTone } from './leaderboard-value.ts'
import { LevelBadge } from './level-badge.tsx'
import { MilestonesPanel } from './milestones-panel.tsx'

interface TabProps {
  readonly state: Pick<CommunityState, 'type'>
  /** Undefined if it could not be loaded. */
  readonly leaderboard: readonly LeaderboardEntry[] | undefined
}

/** The Community Leaderboard with its podium, and the milestones [B2.60]. */
export function LeaderboardTab({ state, leaderboard }: TabProps) {
  const { t } = useTranslation()
  const { type } = state
  return (
    <div className="grid gap-x-12 gap-y-14 lg:grid-cols-[2fr_1fr]">
      <section className="min-w-0">
        <h2 className="text-heading">{t('leaderboard:title')}</h2>
        <nav aria-label={t('leaderboard:views')} className="my-5">
          <ul className="flex flex-wrap gap-2">
            {leaderboardTypes.map((one) => (
              <li key={one}>
                <Link
                  to={communityPath({ tab: 'leaderboard', type: one })}
                  preventScrollReset
                  aria-current={one === type ? 'page' : undefined}
                  className={chipLinkClass(one === type)}
                >
                  {t(`leaderboard:types.${one}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="mb-6 text-small text-timber">{t(`leaderboard:note.${type}`)}</p>
        {leaderboard === undefined ? null : <Places entries={leaderboard} type={type} />}
      </section>
      <MilestonesPanel />
    </div>
  )
}

interface RankingProps {
  readonly entries: readonly LeaderboardEntry[]
  readonly type: LeaderboardType
}

function Places({ entries, type }: RankingProps) {
  const { t } = useTranslation()
  if (entries.length === 0)
    return <EmptyState title={t('leaderboard:none')} text={t('leaderboard:noneText')} />
  return (
    <>
      {entries.length < 3 ? null : <Podium entries={entries.slice(0, 3)} type={type} />}
      <div className="bg-paper px-4 max-sm:px-3">
        <Ranking entries={entries} type={type} />
      </div>
    </>
  )
}

function Ranking({ entries, type }: RankingProps) {
  const { t } = useTranslation()
  const columns: Column<LeaderboardEntry>[] = [
    { title: t('leaderboard:rank'), isNumber: true, cell: (entry) => entries.indexOf(entry) + 1 },
    { title: t('leaderboard:member'), isName: true, cell: (entry) => <MemberName entry={entry} /> },
    { title: t(`leaderboard:types.${type}`), isNumber: true, cell: (entry) => rankedValue(entry, type) },
  ]
  const tier: Column<LeaderboardEntry> = {
    title: t('leaderboard:tier'),
    cell: ({ user }) => <Tier name={user.loyaltyTier} />,
  }
  return (
    <Table
      label={t('leaderboard:title')}
      rows={entries}
      keyOf={({ _id }) => _id}
      columns={type === 'loyalty' ? [...columns, tier] : columns}
    />
  )
}

const Tier = ({ name }: { readonly name: string }) => (
  <span
    data-tier={name}
    className={`inline-block rounded-soft px-2 py-0.5 text-small font-medium whitespace-nowrap ${tierTone(name)}`}
  >
    {name}
  </span>
)

function MemberName({ entry: { _id, user, level } }: { readonly entry: LeaderboardEntry }) {
  return (
    <span className="flex min-w-0 items-center gap-3 max-sm:gap-2">
      <Avatar src={avatarOf(user.slug ?? _id, user.profileImage)} size={32} />
      <span className="flex min-w-0 flex-wrap items-center gap-x-3">
        <MemberLink slug={user.slug} className="inline-flex min-h-11 items-center wrap-anywhere">
          {user.name}
        </MemberLink>
        <LevelBadge level={level} />
      </span>
    </span>
  )
}

interface PodiumProps {
  /** Three of them. */
  readonly entries: readonly LeaderboardEntry[]
  readonly type: LeaderboardType
}

/** In the middle stands the first; the order in which they are read is that of their ranks. */
const places = ['order-2 h-32 bg-saffron', 'order-1 h-24 bg-sand', 'order-3 h-20 bg-sand'] as const

/** The first three, on steps. */
function Podium({ entries, type }: PodiumProps) {
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
