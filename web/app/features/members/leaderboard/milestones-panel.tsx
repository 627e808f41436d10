import { milestoneKinds, milestones } from '@first-fashion/contract/members/milestones'
import { BadgeCheck } from 'lucide-react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useMembership } from '../use-membership.ts'
import '../words/leaderboard-words.ts'

/** All milestones; those that the member has reached are marked. */
export function MilestonesPanel() {
  const { t } = useTranslation()
  const { data: member } = useMembership()
  const counts = {
    submissions: member?.stats.submissions,
    likes: member?.stats.totalLikes,
    challenges: member?.stats.challengesWon,
  }
  return (
    <section className="self-start bg-paper p-5 shadow-raised">
      <h2 className="text-title">{t('leaderboard:milestones')}</h2>
      {milestoneKinds.map((kind) => (
        <div key={kind} className="mt-5">
          <h3 className="font-text text-small font-semibold">{t(`leaderboard:kinds.${kind}`)}</h3>
          <ul>
            {milestones
              .filter((one) => one.kind === kind)
              .map(({ from, name }) => (
                <Milestone
                  key={from}
                  name={name}
                  from={from}
                  isReached={member?.milestones.includes(`${kind}:${from}`) ?? false}
                  count={counts[kind]}
                />
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

interface MilestoneProps {
  readonly name: string
  readonly from: number
  readonly isReached: boolean
  /** Undefined for those who are no members. */
  readonly count: number | undefined
}

function Milestone({ name, from, isReached, count }: MilestoneProps) {
  const { t } = useTranslation()
  return (
    <li className="flex items-baseline justify-between gap-3 border-b border-hairline py-2 last:border-0">
      <span className={isReached ? 'font-medium text-leaf' : ''}>{name}</span>
      {isReached ? (
        <span className="inline-flex items-center gap-1 text-small font-medium text-leaf">
          <BadgeCheck aria-hidden="true" size={16} />
          {t('leaderboard:reached')}
        </span>
      ) : (
        <span className="text-small tabular-nums text-timber">
          {count === undefined ? from : t('leaderboard:progress', { done: Math.min(count, from), from })}
        </span>
      )}
    </li>
  )
}
