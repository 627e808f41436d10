import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import type { StaffReturnInFull } from '@first-fashion/contract/returns/staff-calls'
import { useWords } from './words.ts'

interface FactsProps {
  readonly request: Pick<StaffReturnInFull, 'costs' | 'customerRecord'>
}

const sheet = 'border border-hairline bg-paper p-5'

/** What the request costs the shop, and how often its customer orders and sends back. */
export function RequestFacts({ request: { costs, customerRecord: history } }: FactsProps) {
  const { t } = useWords()
  return (
    <>
      <section className={sheet}>
        <h2 className="mb-4 text-title">{t('costs')}</h2>
        <dl className="tabular-nums">
          <Row label={t('costsRefund')} text={formatPrice(costs.refund, lkr)} />
          <Row label={t('shipping')} text={formatPrice(costs.shipping, lkr)} />
          <Row label={t('costsWrittenOff')} text={formatPrice(costs.writtenOff, lkr)} />
        </dl>
      </section>
      {history === null ? null : (
        <section className={sheet}>
          <h2 className="mb-4 text-title">{t('customerHistory')}</h2>
          <dl className="tabular-nums">
            <Row label={t('historyOrders')} text={String(history.orders)} />
            <Row label={t('historyReturns')} text={String(history.returns)} />
            <Row label={t('historyShare')} text={shareOf(history)} />
          </dl>
        </section>
      )}
    </>
  )
}

type History = NonNullable<StaffReturnInFull['customerRecord']>

const shareOf = ({ orders, ordersWithReturns }: History): string =>
  `${orders === 0 ? 0 : Math.round((100 * ordersWithReturns) / orders)}%`

const Row = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <div className="flex justify-between gap-4 py-1">
    <dt>{label}</dt>
    <dd className="text-right">{text}</dd>
  </div>
)
