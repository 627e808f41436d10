import type { CreditEntry } from '@first-fashion/contract/store-credit/calls'
import { type Column, Table } from '@first-fashion/ui'
import { mediumDay } from '../../platform/time/shop-dates.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useCurrency } from '../currency/index.ts'
import { useStoreCredit } from './use-store-credit.ts'
import './store-credit-words.ts'

/** The store credit's balance and history; hidden for customers who never had any. */
export function CreditSection() {
  const { t } = useTranslation()
  const { price } = useCurrency()
  const { data } = useStoreCredit()
  if (data === undefined || data.entries.length === 0) return null
  const columns: readonly Column<CreditEntry>[] = [
    {
      title: t('store-credit:date'),
      cell: ({ at }) => mediumDay(at),
      isNumber: true,
    },
    { title: t('store-credit:what'), cell: (entry) => <What entry={entry} />, isName: true },
    {
      title: t('store-credit:amount'),
      cell: ({ amount }) => `${amount < 0 ? '−' : '+'}${price(Math.abs(amount))}`,
      isNumber: true,
    },
    { title: t('store-credit:balance'), cell: ({ balance }) => price(balance), isNumber: true },
  ]
  return (
    <section aria-labelledby="store-credit-title" className="min-w-0 bg-paper p-6">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="store-credit-title" className="text-title">
          {t('store-credit:title')}
        </h2>
        <p className="text-lead font-semibold tabular-nums">{price(data.balance)}</p>
      </div>
      <p className="mb-4 text-timber">{t('store-credit:text')}</p>
      <Table
        label={t('store-credit:history')}
        onPhone="stack"
        rows={data.entries}
        keyOf={(entry) => entry._id}
        columns={columns}
      />
    </section>
  )
}

function What({ entry: { kind, orderNumber, note } }: { readonly entry: CreditEntry }) {
  const { t } = useTranslation()
  const what = t(`store-credit:kinds.${kind}`)
  return (
    <span className="wrap-anywhere">
      {orderNumber === null ? what : t('store-credit:ofOrder', { what, number: orderNumber })}
      {note === '' ? null : <span className="block text-small text-timber">{note}</span>}
    </span>
  )
}
