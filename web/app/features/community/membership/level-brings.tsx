import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { ambassadorPath } from '../community-state.ts'
import { LevelBadge } from '../leaderboard/level-badge.tsx'
import { useMembership } from './use-membership.ts'
import '../words/levels-words.ts'

/** What a member's level brings; nothing for those who are no members, and for levels that bring nothing. */
export function LevelBrings() {
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
