import type { PastChallenge } from '@first-fashion/contract/community/shown'
import { EmptyState } from '@first-fashion/ui'
import { Link } from 'react-router'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { communityPath } from '../community-state.ts'
import { dayInWords } from '../day-words.ts'
import type { CommunityData } from '../load-community.ts'
import { ChallengeCard } from './challenge-card.tsx'
import '../words/community-words.ts'

/** The challenges that run, and the last ones with their winners. */
export function ChallengesTab({ challenges, past = [] }: CommunityData) {
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
        {winners.map(({ position, user, submissionId }) => {
          const name = user?.name ?? t('community:anonymous')
          const text = t('community:winner', { position, name })
          return (
            <li key={position} className="wrap-anywhere">
              {submissionId === null ? (
                text
              ) : (
                <Link
                  to={communityPath({ tab: 'gallery', submission: submissionId })}
                  preventScrollReset
                  aria-label={t('community:seeLook', { name })}
                  className="inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere hover:text-leaf"
                >
                  {text}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}
