import type { Reward } from '@first-fashion/contract/loyalty/rewards'
import { Badge, Button, buttonClass, Picture } from '@first-fashion/ui'
import { Gift, KeyRound, Percent, Truck, Wallet } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../platform/paths.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useCurrency } from '../../currency/index.ts'
import { KolamEdge } from '../kolam-edge.tsx'
import './rewards-words.ts'

interface RewardCardProps {
  readonly reward: Reward
  /** Points that are missing; 0 or less if there are enough. */
  readonly missing: number
  readonly canRedeem: boolean
  readonly onRedeem: () => void
}

const marks = {
  discount: Percent,
  store_credit: Wallet,
  free_shipping: Truck,
  product: Gift,
  special_access: KeyRound,
} as const

/** A reward below this stock says how few there are [B2.43]. */
const lowStockBelow = 10

export function RewardCard({ reward, missing, canRedeem, onRedeem }: RewardCardProps) {
  const { t } = useTranslation()
  const { price } = useCurrency()
  const { type } = reward
  const isGone = reward.stock === 0
  return (
    <li className="flex flex-wrap gap-4 bg-paper p-4 sm:gap-6 sm:p-6">
      <RewardMark reward={reward} />
      <div className="flex min-w-0 grow basis-28 flex-col">
        <p className="text-small text-timber">{t(`rewards:types.${type}`)}</p>
        <h2 className="text-title">{reward.name}</h2>
        {reward.description === '' ? null : <p className="mt-1">{reward.description}</p>}
        {reward.minimumOrderAmount === 0 ? null : (
          <p className="mt-1 text-small text-timber">
            {t('rewards:minimum', { amount: price(reward.minimumOrderAmount) })}
          </p>
        )}
        {reward.productSlug === null ? null : (
          <Link to={paths.product(reward.productSlug)} className={buttonClass('link', 'self-start')}>
            {t('rewards:seeProduct')}
          </Link>
        )}
        <div className="mt-auto flex flex-wrap items-center gap-3 pt-4">
          <span className="text-lead font-semibold tabular-nums">
            {t('rewards:cost', { count: reward.pointsCost })}
          </span>
          <Stock stock={reward.stock} />
        </div>
        {missing > 0 && !isGone ? (
          <p className="mt-1 text-small text-timber">{t('rewards:missing', { count: missing })}</p>
        ) : null}
        <Button
          className="mt-4 self-start"
          aria-label={t('rewards:redeemNamed', { name: reward.name })}
          disabled={missing > 0 || isGone || !canRedeem}
          onClick={onRedeem}
        >
          {t('rewards:redeem')}
        </Button>
      </div>
    </li>
  )
}

function Stock({ stock }: { readonly stock: number | null }) {
  const { t } = useTranslation()
  if (stock === null || stock >= lowStockBelow) return null
  return stock === 0 ? (
    <Badge>{t('rewards:gone')}</Badge>
  ) : (
    <Badge tone="accent">{t('rewards:low', { count: stock })}</Badge>
  )
}

/** Its picture, or a mark of its type. */
function RewardMark({ reward: { image, imageAlt, type } }: { readonly reward: Reward }) {
  const Mark = marks[type]
  if (image !== '')
    return (
      <div className="w-28 shrink-0 sm:w-44">
        <Picture src={image} alt={imageAlt} sizes="(min-width: 640px) 176px, 112px" />
      </div>
    )
  return (
    <div className="relative flex aspect-4/5 w-28 shrink-0 items-center justify-center self-start overflow-hidden bg-leaf text-paper sm:w-44">
      <KolamEdge />
      <Mark aria-hidden="true" size={56} strokeWidth={1.25} />
    </div>
  )
}
