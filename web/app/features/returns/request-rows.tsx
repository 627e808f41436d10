import { type DisplayCurrency, formatPrice, lkr } from '@first-fashion/contract/money/money'
import { type ReturnSums, returnRows } from '@first-fashion/contract/returns/return-rows'
import { createContext, useContext } from 'react'
import { longMoment } from '../../platform/time/shop-dates.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './returns-words.ts'

/** What the order was ordered in. */
export const OrderCurrency = createContext<DisplayCurrency>(lkr)

/** When a return window ends, in the shop's time: it ends at an hour, not with a day. */
export const windowEnd = (until: number): string => longMoment(until)

/** An amount as it is shown, with a minus if it is taken off. */
export const rupees = (amount: number): string =>
  amount < 0 ? `−${formatPrice(0 - amount, lkr)}` : formatPrice(amount, lkr)

/** What a request comes to, and where what is refunded goes. */
export function RequestRows({ sums }: { readonly sums: ReturnSums }) {
  const { t } = useTranslation()
  const words = {
    shipping: t('returns:shipping'),
    inRupees: t('returns:inRupees'),
    total: t('returns:total'),
    totalOriginal: t('returns:totalOriginal'),
    toStoreCredit: t('returns:toStoreCredit'),
    toOriginal: t('returns:toOriginal'),
    due: t('returns:due'),
    dueNow: t('returns:dueNow'),
    lineDifference: t('returns:lineDifference'),
  }
  const rows = returnRows(sums, useContext(OrderCurrency), words)
  if (rows.length === 0) return <p>{t('returns:nothingDue')}</p>
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 tabular-nums">
      {rows.map(({ label, shown, isTotal }) => (
        <Row key={label} label={label} amount={shown} isTotal={isTotal} />
      ))}
    </dl>
  )
}

interface RowProps {
  readonly label: string
  readonly amount: string
  readonly isTotal?: boolean
}

export const Row = ({ label, amount, isTotal = false }: RowProps) => (
  <>
    <dt className={isTotal ? 'font-semibold' : 'text-timber'}>{label}</dt>
    <dd className={`text-right ${isTotal ? 'font-semibold' : ''}`}>{amount}</dd>
  </>
)
