import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useCurrency } from '../../currency/index.ts'
import { useEarning } from '../loyalty.queries.ts'
import '../loyalty-words.ts'

/** What earns points, and the tiers. */
export function HowToEarn() {
  const { t } = useTranslation()
  const { price } = useCurrency()
  const { data } = useEarning()
  if (data === undefined) return null
  const ways = [
    t('loyalty:earnOrder', { amount: price(data.rupeesPerPoint) }),
    t('loyalty:earnReview', { count: data.reviewPoints }),
    t('loyalty:earnShare', { count: data.sharePoints }),
    t('loyalty:earnReferral', { count: data.referralPoints }),
    t('loyalty:earnStyle', { count: data.stylePoints }),
    t('loyalty:earnChallenge', { count: data.challengePoints }),
  ]
  return (
    <section className="bg-paper p-6">
      <h2 className="mb-3 text-title">{t('loyalty:earn')}</h2>
      {data.campaign === null ? null : (
        <p className="mb-3 font-medium text-leaf">
          {t('loyalty:campaign', {
            name: data.campaign.name,
            multiplier: data.campaign.multiplier,
            date: new Date(`${data.campaign.endsOn}T00:00:00Z`).toLocaleDateString('en-GB', {
              dateStyle: 'long',
              timeZone: 'UTC',
            }),
          })}
        </p>
      )}
      <ul className="list-disc pl-5">
        {ways.map((way) => (
          <li key={way} className="py-0.5">
            {way}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small text-timber">
        {t('loyalty:earnLimits', { shares: data.dailyShares, count: data.monthlyMaximum })}
      </p>
      <h3 className="mt-4 mb-1 font-medium">{t('loyalty:tiers')}</h3>
      <p className="text-small text-timber">{t('loyalty:tiersText')}</p>
      <dl className="mt-1">
        {data.tiers.map(({ name, fromPoints, multiplier }) => (
          <div key={name} className="flex justify-between gap-4 border-b border-hairline py-1.5">
            <dt className="font-medium">{name}</dt>
            <dd className="text-right tabular-nums">
              {t('loyalty:tierFrom', { count: fromPoints })},{' '}
              {t('loyalty:tierEarns', { count: multiplier, amount: price(data.rupeesPerPoint) })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-small text-timber">{t('loyalty:earnExpiry', { days: data.expiryDays })}</p>
    </section>
  )
}
