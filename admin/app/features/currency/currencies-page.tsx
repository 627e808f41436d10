import type { RateRefreshState, StaffCurrency } from '@first-fashion/contract/currency/staff-calls'
import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import { Badge, Button, type Column, Notice, Skeleton, Table } from '@first-fashion/ui'
import { useState } from 'react'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { IfMay, useRoleMay } from '../../platform/session.ts'
import { shopDayInWords, shopTimeInWords } from '../../platform/shop-time.ts'
import { CurrencyDialog } from './currency-dialog.tsx'
import { useCurrencies } from './queries.ts'
import { useWords } from './words.ts'

/** The example amount in rupees. */
const exampleRupees = 10_000

/** The currencies of prices and charges, with their rates. */
export function CurrenciesPage() {
  const { t } = useWords()
  const [edited, setEdited] = useState<StaffCurrency | 'new'>()
  const currencies = useCurrencies()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-heading">{t('currencies')}</h1>
        <IfMay permission="currencies.change">
          <Button variant="secondary" onClick={() => setEdited('new')}>
            {t('addCurrency')}
          </Button>
        </IfMay>
      </div>
      <p className="mt-1 mb-5 max-w-[42rem] text-timber">{t('currenciesText')}</p>
      {currencies.isPending ? <Skeleton className="h-96" /> : null}
      {currencies.isError ? (
        <LoadFailure error={currencies.error} onRetry={() => currencies.refetch()} />
      ) : null}
      {currencies.data === undefined ? null : (
        <>
          <RefreshNote refresh={currencies.data.refresh} />
          <CurrencyTable currencies={currencies.data.currencies} onEdit={setEdited} />
        </>
      )}
      {edited === undefined ? null : (
        <CurrencyDialog
          key={edited === 'new' ? 'new' : `${edited.code} ${edited.version}`}
          currency={edited === 'new' ? undefined : edited}
          onReload={async () => {
            const { data } = await currencies.refetch()
            setEdited((before) =>
              data?.currencies.find(
                ({ code }) => before !== undefined && before !== 'new' && code === before.code,
              ),
            )
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

/** The age of the rates, and whether they update automatically. */
function RefreshNote({ refresh }: { readonly refresh: RateRefreshState }) {
  const { t } = useWords()
  const { isOn, refreshedAt, failedAt, rejected } = refresh
  const updateText =
    refreshedAt === null ? t('ratesNeverRead') : t('ratesRead', { when: shopTimeInWords(refreshedAt) })
  return (
    <div className="mb-5 flex max-w-[42rem] flex-col gap-3">
      <p>{isOn || refreshedAt !== null ? updateText : t('ratesByHand')}</p>
      {failedAt === null ? null : <Notice>{t('ratesFailed', { when: shopTimeInWords(failedAt) })}</Notice>}
      {rejected.length === 0 ? null : <Notice>{t('ratesRejected', { codes: rejected.join(', ') })}</Notice>}
    </div>
  )
}

interface TableProps {
  readonly currencies: readonly StaffCurrency[]
  readonly onEdit: (currency: StaffCurrency) => void
}

function CurrencyTable({ currencies, onEdit }: TableProps) {
  const { t } = useWords()
  const mayChange = useRoleMay('currencies.change')
  const columns: readonly Column<StaffCurrency>[] = [
    {
      title: t('currency'),
      isName: true,
      cell: (one) =>
        mayChange ? (
          <Button variant="text" className="underline" onClick={() => onEdit(one)}>
            {one.code} · {one.name}
          </Button>
        ) : (
          `${one.code} · ${one.name}`
        ),
    },
    { title: t('rate'), isNumber: true, cell: (one) => one.exchangeRate },
    {
      title: t('rateExample', { amount: formatPrice(exampleRupees, lkr) }),
      isNumber: true,
      cell: (one) => formatPrice(exampleRupees, one),
    },
    {
      title: t('rateSet'),
      isNumber: true,
      cell: (one) => (one.rateChangedAt === null ? t('rateFirst') : shopDayInWords(one.rateChangedAt)),
    },
    {
      title: t('countries'),
      cell: (one) => <span className="wrap-anywhere text-small text-timber">{one.countries.join(' ')}</span>,
    },
    {
      title: t('status'),
      cell: (one) => {
        if (one.isDefault) return <Badge tone="leaf">{t('ownCurrency')}</Badge>
        return one.isActive ? t('offered') : <Badge tone="plain">{t('notOffered')}</Badge>
      },
    },
  ]
  return (
    <div className="border border-hairline bg-paper px-4">
      <Table
        label={t('currencies')}
        onPhone="stack"
        rows={currencies}
        keyOf={({ code }) => code}
        columns={columns}
      />
    </div>
  )
}
