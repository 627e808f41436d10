import type { StaffCustomerInFull } from '@first-fashion/contract/customers/staff-calls'
import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import type { StaffCreditEntry } from '@first-fashion/contract/store-credit/staff-calls'
import { Button, Skeleton } from '@first-fashion/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { IfMay } from '../../platform/session.ts'
import { shopTimeInWords } from '../../platform/shop-time.ts'
import { type CreditAct, CreditDialog } from './credit-dialog.tsx'
import { useCredit } from './queries.ts'
import { useWords } from './words.ts'

interface PanelProps {
  readonly customer: StaffCustomerInFull
}

/** A customer's store credit: balance, history and actions. */
export function CreditPanel({ customer }: PanelProps) {
  const { t } = useWords()
  const [dialog, setDialog] = useState<CreditAct>()
  const credit = useCredit(customer._id)
  if (credit.isError) return <LoadFailure error={credit.error} onRetry={() => credit.refetch()} />
  if (credit.data === undefined) return <Skeleton className="h-48" />
  const { balance, entries } = credit.data
  return (
    <section className="border border-hairline bg-paper p-5">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-title">{t('storeCredit')}</h2>
        <p className="text-lead font-semibold tabular-nums">{formatPrice(balance, lkr)}</p>
      </div>
      <p className="mb-4 text-small text-timber">{t('recordedText')}</p>
      <IfMay permission="store-credit.change">
        <div className="flex flex-col gap-3">
          <Button variant="secondary" onClick={() => setDialog('give')}>
            {t('creditActs.give')}
          </Button>
          {balance === 0 ? null : (
            <Button variant="secondary" onClick={() => setDialog('take-back')}>
              {t('creditActs.take-back')}
            </Button>
          )}
        </div>
      </IfMay>
      <Entries entries={entries} />
      {dialog === undefined ? null : (
        <CreditDialog
          customer={customer}
          act={dialog}
          balance={balance}
          onReload={async () => void (await credit.refetch())}
          onClose={() => setDialog(undefined)}
        />
      )}
    </section>
  )
}

function Entries({ entries }: { readonly entries: readonly StaffCreditEntry[] }) {
  const { t } = useWords()
  if (entries.length === 0) return <p className="mt-4 text-small text-timber">{t('noCredit')}</p>
  return (
    <ul aria-label={t('creditHistory')} className="mt-4 flex flex-col gap-3 text-small">
      {entries.map((entry) => (
        <li key={entry._id} className="flex justify-between gap-4">
          <span>
            <What entry={entry} />
            <span className="block text-timber wrap-anywhere">
              {[shopTimeInWords(entry.at), entry.actor, entry.note].filter(Boolean).join(' · ')}
            </span>
          </span>
          <span className="shrink-0 tabular-nums">{signed(entry.amount)}</span>
        </li>
      ))}
    </ul>
  )
}

const signed = (rupees: number): string => `${rupees < 0 ? '−' : '+'}${formatPrice(Math.abs(rupees), lkr)}`

function What({ entry: { kind, orderId, orderNumber } }: { readonly entry: StaffCreditEntry }) {
  const { t } = useWords()
  const what = t(`creditKinds.${kind}`)
  if (orderId === null || orderNumber === null) return what
  return (
    <Link to={`/orders/${orderId}`} className="underline underline-offset-4">
      {t('creditOfOrder', { what, number: orderNumber })}
    </Link>
  )
}
