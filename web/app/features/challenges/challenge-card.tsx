import type { Challenge } from '@first-fashion/contract/challenges/challenge'
import { Button, Picture } from '@first-fashion/ui'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { dayInWords } from '../members/day-words.ts'
import { useCommunityActions } from '../members/index.ts'
import '../members/words/community-words.ts'

interface CardProps {
  readonly challenge: Challenge
  /** Without rules and prizes. */
  readonly isShort?: boolean
}

/** A challenge that runs, with the button that takes part. */
export function ChallengeCard({ challenge, isShort = false }: CardProps) {
  const { t } = useTranslation()
  const { submitStyle } = useCommunityActions()
  const { _id, title, description, featuredImage, startDate, endDate } = challenge
  return (
    <article className="grid h-full bg-paper shadow-raised sm:grid-cols-[2fr_3fr]">
      {featuredImage === '' ? null : (
        <Picture
          src={featuredImage}
          alt=""
          sizes="(min-width: 1024px) 20vw, (min-width: 640px) 38vw, 92vw"
          className="aspect-3/2 h-auto w-full object-cover sm:aspect-auto sm:h-full"
        />
      )}
      <div className={`flex flex-col items-start gap-3 p-5 ${featuredImage === '' ? 'sm:col-span-2' : ''}`}>
        <h3 className="text-title wrap-anywhere">{title}</h3>
        <p className="text-small font-medium text-timber">
          {t('community:runs', { from: dayInWords(startDate), to: dayInWords(endDate) })}
        </p>
        <p className="whitespace-pre-line wrap-anywhere">{description}</p>
        {isShort ? null : <Details {...challenge} />}
        <Button
          className="mt-auto"
          aria-label={t('community:participateIn', { title })}
          onClick={() => submitStyle(_id)}
        >
          {t('community:participate')}
        </Button>
      </div>
    </article>
  )
}

function Details({ rules, prizes }: Challenge) {
  const { t } = useTranslation()
  return (
    <>
      {rules === '' ? null : (
        <div>
          <h4 className="font-text font-semibold">{t('community:rules')}</h4>
          <p className="whitespace-pre-line text-timber wrap-anywhere">{rules}</p>
        </div>
      )}
      {prizes.length === 0 ? null : (
        <div>
          <h4 className="font-text font-semibold">{t('community:prizes')}</h4>
          <ul>
            {prizes.map(({ position, description, loyaltyPoints }) => (
              <li key={position} className="wrap-anywhere">
                {t('community:prize', { position, description })}
                {loyaltyPoints > 0 ? (
                  <span className="ml-2 text-small font-medium whitespace-nowrap text-leaf">
                    {t('community:prizePoints', { count: loyaltyPoints })}
                  </span>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
