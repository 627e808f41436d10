import type { StaffPartnerOrderInFull } from '@first-fashion/contract/fulfilment/staff-calls'
import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import { useWords } from './words.ts'

/** What the print partner asks, and what is left of the price. */
export function CostPanel({ costs, state }: Pick<StaffPartnerOrderInFull, 'costs' | 'state'>) {
  const { t } = useWords()
  const none = state === 'cancelled' ? t('cancelledCosts') : t('noCosts')
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-3 text-title">{t('costs')}</h2>
      {costs === null ? <p className="text-small text-timber">{none}</p> : <CostRows costs={costs} />}
    </section>
  )
}

function CostRows({ costs }: { readonly costs: NonNullable<StaffPartnerOrderInFull['costs']> }) {
  const { t } = useWords()
  const rupees = (amount: number | null) => (amount === null ? t('noRate') : formatPrice(amount, lkr))
  const percent = costs.marginPercent === null ? '' : ` (${costs.marginPercent}%)`
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1 text-small tabular-nums">
      <Row label={t('goods')} text={costs.goodsText} />
      <Row label={t('tax')} text={costs.taxText} />
      <Row label={t('shipping')} text={costs.shippingText} />
      <Row label={t('total')} text={costs.totalText} />
      <Row label={t('totalRupees')} text={rupees(costs.total)} />
      <Row label={t('rate')} text={costs.rateText === '' ? t('noRate') : costs.rateText} />
      <Row label={t('sold')} text={rupees(costs.sold)} />
      <dt className="mt-2 border-t border-hairline pt-2 font-semibold">{t('margin')}</dt>
      <dd className="mt-2 border-t border-hairline pt-2 pl-4 text-right font-semibold">
        {costs.margin === null ? t('noRate') : `${rupees(costs.margin)}${percent}`}
      </dd>
    </dl>
  )
}

const Row = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <>
    <dt className="text-timber">{label}</dt>
    <dd className="pl-4 text-right">{text}</dd>
  </>
)
