import type { LoyaltyData } from '@first-fashion/contract/loyalty/calls'
import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import { ProgressBar } from '@first-fashion/ui'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useCurrency } from '../currency/index.ts'
import { KolamEdge } from './kolam-edge.tsx'
import { useEarning } from './loyalty.queries.ts'
import { pointsWorth } from './points-worth.ts'
import './loyalty-words.ts'

interface SummaryProps {
  readonly data: LoyaltyData
  /** Buttons and links at its foot. */
  readonly children: ReactNode
}

/** A member's points and tier, on the shop's own green. */
export function PointsSummary({ data, children }: SummaryProps) {
  const { t } = useTranslation()
  const { price } = useCurrency()
  const { data: earning } = useEarning()
  const { currentPoints, pendingPoints, lifetimePoints, tier, referralCount } = data
  return (
    <div className="relative overflow-hidden rounded-soft bg-leaf text-paper">
      <KolamEdge />
      <div className="relative p-6 narrow:p-4 sm:p-8">
        <div className="grid grid-cols-2 items-start gap-x-6 narrow:grid-cols-1">
          <p>
            <span className="block font-display text-display tabular-nums">{currentPoints}</span>
            {t('loyalty:current')}
          </p>
          <p className="text-right narrow:mt-3 narrow:text-left">
            <span className="block font-display text-heading">{tier.name}</span>
            {earning === undefined
              ? null
              : t('loyalty:tierEarns', { count: tier.multiplier, amount: price(earning.rupeesPerPoint) })}
          </p>
        </div>
        {pendingPoints > 0 ? (
          <p className="mt-3 max-w-[34rem] text-small">{t('loyalty:pending', { count: pendingPoints })}</p>
        ) : null}
        {currentPoints < 0 ? <p className="mt-3 max-w-[34rem] text-small">{t('loyalty:debt')}</p> : null}
        <NextTier data={data} />
        <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-paper/30 pt-5 narrow:grid-cols-1 sm:grid-cols-3">
          <Value name={t('loyalty:lifetime')}>{lifetimePoints}</Value>
          <Value name={t('loyalty:canRedeem')}>{formatPrice(pointsWorth(currentPoints), lkr)}</Value>
          <Value name={t('loyalty:friends')}>{referralCount}</Value>
        </dl>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">{children}</div>
      </div>
    </div>
  )
}

const Value = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-small">{name}</dt>
    <dd className="text-title tabular-nums">{children}</dd>
  </div>
)

/** How far the next tier is. */
function NextTier({ data: { nextTier, tier, lifetimePoints } }: { readonly data: LoyaltyData }) {
  const { t } = useTranslation()
  if (nextTier === null) return <p className="mt-5 text-small">{t('loyalty:highest')}</p>
  const whole = lifetimePoints + nextTier.pointsNeeded - tier.fromPoints
  const reached = Math.max(0, lifetimePoints - tier.fromPoints)
  const label = t('loyalty:toNext', { count: nextTier.pointsNeeded, tier: nextTier.name })
  return (
    <div className="mt-5">
      <ProgressBar label={label} done={whole === 0 ? 0 : reached / whole} isOnDark />
    </div>
  )
}
