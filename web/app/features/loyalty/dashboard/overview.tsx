import type { LoyaltyData } from '@first-fashion/contract/loyalty/calls'
import { buttonClass, Notice } from '@first-fashion/ui'
import { Link } from 'react-router'
import { paths } from '../../../platform/paths.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { fallbackLoyalty, useLoyalty } from '../loyalty.queries.ts'
import { LoyaltyCard } from '../loyalty-card.tsx'
import { ActiveRedemptions } from '../rewards/active-redemptions.tsx'
import { Balance } from './balance.tsx'
import { HowToEarn } from './how-to-earn.tsx'
import { TransactionTable } from './transaction-table.tsx'
import '../loyalty-words.ts'

/** Points and tier, what expires soon, benefits, rewards in hand, the latest points and how to earn more. */
export function Overview() {
  const { t } = useTranslation()
  const { data, isError } = useLoyalty()
  const shown = data ?? (isError ? fallbackLoyalty : undefined)
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:gap-12">
      <div className="grid min-w-0 content-start gap-8">
        <LoyaltyCard hasLink={false} />
        {shown === undefined || shown.expiringPoints === 0 ? null : (
          <Expiring points={shown.expiringPoints} />
        )}
        {shown === undefined ? null : <ActiveRedemptions redemptions={shown.activeRedemptions} />}
        <section>
          <h2 className="mb-2 text-title">{t('loyalty:latest')}</h2>
          {isError ? (
            <p className="text-timber">{t('loyalty:latestFailed')}</p>
          ) : (
            <TransactionTable label={t('loyalty:latest')} transactions={shown?.transactions ?? []} />
          )}
        </section>
        <Balance />
      </div>
      <div className="grid min-w-0 content-start gap-8">
        {shown === undefined ? null : <Benefits data={shown} />}
        <HowToEarn />
      </div>
    </div>
  )
}

function Expiring({ points }: { readonly points: number }) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="information"
      action={
        <Link to={`${paths.loyalty()}?tab=rewards`} className={buttonClass('link')}>
          {t('loyalty:useThem')}
        </Link>
      }
    >
      {t('loyalty:expiring', { count: points })}
    </Notice>
  )
}

function Benefits({ data: { tier, nextTier } }: { readonly data: LoyaltyData }) {
  const { t } = useTranslation()
  return (
    <section className="bg-paper p-6">
      <h2 className="mb-3 text-title">{t('loyalty:benefits', { tier: tier.name })}</h2>
      <BenefitList benefits={tier.benefits} />
      {nextTier === null || nextTier.benefits.length === 0 ? null : (
        <>
          <h3 className="mt-5 mb-2 font-medium">{t('loyalty:nextBenefits', { tier: nextTier.name })}</h3>
          <BenefitList benefits={nextTier.benefits} />
        </>
      )}
    </section>
  )
}

const BenefitList = ({ benefits }: { readonly benefits: readonly string[] }) => (
  <ul className="list-disc pl-5">
    {benefits.map((benefit) => (
      <li key={benefit} className="py-0.5">
        {benefit}
      </li>
    ))}
  </ul>
)
