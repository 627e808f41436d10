import type { CustomProduct, CustomProductItem } from '@first-fashion/contract/custom-products/custom-product'
import { formatPrice, withCode } from '@first-fashion/contract/money/money'
import { Notice } from '@first-fashion/ui'
import { Link } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useCurrency } from '../currency/index.ts'
import './custom-products-words.ts'

/** The words for each state in which a design cannot be bought. */
export const stateReasons = {
  'proof-needed': 'custom-products:proofNeeded',
  empty: 'custom-products:empty',
  'sold-out': 'custom-products:soldOut',
  unavailable: 'custom-products:unavailable',
} as const

/** Why a custom product cannot be bought now; nothing if it can. */
export function DesignState({ state }: Pick<CustomProductItem, 'state'>) {
  const { t } = useTranslation()
  if (state === 'ok') return null
  return <p className="mt-1 text-small text-hibiscus">{t(stateReasons[state])}</p>
}

/** An order waits for a design such as this one: whoever mends it does not pay twice. */
export function AwaitedBy({ awaitedBy, designs }: Pick<CustomProduct, 'awaitedBy' | 'designs'>) {
  const { t } = useTranslation()
  if (awaitedBy === null) return null
  // What was saved in the partner's designer is approved there.
  const hasProof = designs.length > 0
  return (
    <Notice tone="information">
      {t(hasProof ? 'custom-products:awaitedBy' : 'custom-products:awaitedByNew', awaitedBy)}{' '}
      <Link to={paths.orders()} className="underline underline-offset-4">
        {t('custom-products:toOrders')}
      </Link>
    </Notice>
  )
}

/** Its price in the shown currency, which stands with its code [B9.32]. */
export function DesignPrice({ price }: Pick<CustomProductItem, 'price'>) {
  const { currency } = useCurrency()
  return <span className="tabular-nums">{formatPrice(price, withCode(currency))}</span>
}
