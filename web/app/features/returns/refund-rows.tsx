import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import type { ReturnFigures } from '@first-fashion/contract/returns/return-request'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './returns-words.ts'

type Figures = Pick<ReturnFigures, 'total' | 'shipping' | 'toStoreCredit' | 'toOriginalText'>

/** An amount as it is shown, with a minus if it is taken off. */
export const rupees = (amount: number): string =>
  amount < 0 ? `−${formatPrice(0 - amount, lkr)}` : formatPrice(amount, lkr)

/** What is refunded and where it goes: in rupees, and in the currency that was charged. */
export function RefundRows({ figures }: { readonly figures: Figures }) {
  const { t } = useTranslation()
  const { total, shipping, toStoreCredit, toOriginalText } = figures
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 tabular-nums">
      {shipping === 0 ? null : <Row label={t('returns:shipping')} amount={rupees(shipping)} />}
      <Row label={t('returns:total')} amount={rupees(total)} isTotal />
      {toStoreCredit === 0 ? null : <Row label={t('returns:toStoreCredit')} amount={rupees(toStoreCredit)} />}
      {toOriginalText === '' ? null : <Row label={t('returns:toOriginal')} amount={toOriginalText} />}
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
