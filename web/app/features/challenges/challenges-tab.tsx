import type { Challenge, PastChallenge } from '@first-fashion/contract/challenges/challenge'
import { EmptyState } from '@first-fashion/ui'
import { Link } from 'react-router'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { dayInWords } from '../members/day-words.ts'
import { communityPath, MemberLink } from '../members/index.ts'
import { ChallengeCard } from './challenge-card.tsx'
import '../members/words/community-words.ts'

interface TabProps {
  /** Undefined of what could not be loaded. */
  readonly challenges: readonly Challenge[] | undefined
  readonly past: readonly PastChallenge[] | undefined
}

/** The challenges that run, and the last ones with their winners. */
export function ChallengesTab({ challenges, past = [] }: TabProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-14">
      <section>
        <h2 className="mb-6 text-heading">{t('community:challengesTitle')}</h2>
        {challenges?.length === 0 ? (
          <EmptyState title={t('community:noChallenges')} text={t('community:noChallengesText')} />
        ) : null}
        <ul className="grid gap-8 xl:grid-cols-2">
          {challenges?.map((challenge) => (
            <li key={challenge._id}>
              <ChallengeCard challenge={challenge} />
            </li>
          ))}
        </ul>
      </section>
      {past.length === 0 ? null : (
        <section>
          <h2 className="mb-4 text-heading">{t('community:past')}</h2>
          <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
            {past.map((challenge) => (
              <li key={challenge._id} className="border-t border-border pt-4">
                <Past {...challenge} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Past({ title, startDate, endDate, winners }: PastChallenge) {
  const { t } = useTranslation()
  return (
    <>
      <h3 className="text-title wrap-anywhere">{title}</h3>
      <p className="text-small text-timber">
        {t('community:runs', { from: dayInWords(startDate), to: dayInWords(endDate) })}
      </p>
      {winners.length === 0 ? <p className="mt-2 text-timber">{t('community:noWinners')}</p> : null}
      <ol className="mt-2">
        {winners.map((winner) => (
          <Winner key={winner.position} {...winner} />
        ))}
      </ol>
    </>
  )
}

/** The name leads to the profile, if there is one to see; beside it the look. */
function Winner({ position, user, submissionId }: PastChallenge['winners'][number]) {
  const { t } = useTranslation()
  const name = user?.name ?? t('community:anonymous')
  return (
    <li className="flex flex-wrap items-center gap-x-4">
      <span className="wrap-anywhere">
        {t('community:place', { position })}{' '}
        <MemberLink slug={user?.slug ?? null} className="inline-flex min-h-11 items-center">
          {name}
        </MemberLink>
      </span>
      {submissionId === null ? null : (
        <Link
          to={communityPath({ tab: 'gallery', submission: submissionId })}
          preventScrollReset
          aria-label={t('community:seeLookOf', { name })}
          className="inline-flex min-h-11 items-center text-small underline underline-offset-4 hover:text-leaf"
        >
          {t('community:seeLook')}
        </Link>
      )}
    </li>
  )
}
