import { type DisplayCurrency, formatPrice, lkr, withCode } from '@first-fashion/contract/money/money'
import type { ReturnFigures } from '@first-fashion/contract/returns/return-request'
import { createContext, useContext } from 'react'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './returns-words.ts'

type Figures = Pick<ReturnFigures, 'total' | 'shipping' | 'toStoreCredit' | 'toOriginalText'>

/** What the order was ordered in. */
export const OrderCurrency = createContext<DisplayCurrency>(lkr)

/** Whether the order shows rupees, and how it shows an amount in rupees. */
export function useOrderMoney() {
  const currency = withCode(useContext(OrderCurrency))
  return {
    isInRupees: currency.code === lkr.code,
    shown: (amount: number): string => formatPrice(amount, currency),
  }
}

/** An amount as it is shown, with a minus if it is taken off. */
export const rupees = (amount: number): string =>
  amount < 0 ? `−${formatPrice(0 - amount, lkr)}` : formatPrice(amount, lkr)

/**
 * What is refunded and where it goes, in the order's currency. It is calculated in rupees, so their sum stands above it.
 * Store credit is in rupees.
 */
export function RefundRows({ figures }: { readonly figures: Figures }) {
  const { t } = useTranslation()
  const { isInRupees, shown } = useOrderMoney()
  const { total, shipping, toStoreCredit, toOriginalText } = figures
  const isConverted = !isInRupees && toOriginalText !== ''
  const isAllOriginal = isConverted && toStoreCredit === 0
  const converted = isAllOriginal ? toOriginalText : shown(total)
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 tabular-nums">
      {shipping === 0 ? null : <Row label={t('returns:shipping')} amount={rupees(shipping)} />}
      {isConverted ? <Row label={t('returns:inRupees')} amount={rupees(total)} /> : null}
      <Row
        label={t(isAllOriginal ? 'returns:totalOriginal' : 'returns:total')}
        amount={isConverted ? converted : rupees(total)}
        isTotal
      />
      {toStoreCredit === 0 ? null : <Row label={t('returns:toStoreCredit')} amount={rupees(toStoreCredit)} />}
      {toOriginalText === '' || isAllOriginal ? null : (
        <Row label={t('returns:toOriginal')} amount={toOriginalText} />
      )}
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
