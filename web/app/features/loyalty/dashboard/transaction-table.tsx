import type { LoyaltyTransaction } from '@first-fashion/contract/loyalty/entry'
import { type Column, Table } from '@first-fashion/ui'
import { words } from '../../../platform/words/i18n.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import '../loyalty-words.ts'

interface TransactionTableProps {
  readonly label: string
  readonly transactions: readonly LoyaltyTransaction[]
  /** Instead of a table without rows. */
  readonly empty?: string
}

const day = (at: number) => new Date(at).toLocaleDateString('en-GB', { timeZone: 'Asia/Colombo' })

/** Entries of points, each with what became of it. */
export function TransactionTable({ label, transactions, empty }: TransactionTableProps) {
  const { t } = useTranslation()
  if (transactions.length === 0)
    return (
      <p className="text-timber">
        {empty ?? (
          <>
            <span className="block font-medium text-ink">{t('loyalty:noTransactions')}</span>
            {t('loyalty:noTransactionsText')}
          </>
        )}
      </p>
    )
  const columns: readonly Column<LoyaltyTransaction>[] = [
    { title: t('loyalty:date'), cell: ({ createdAt }) => day(createdAt), isNumber: true },
    { title: t('loyalty:what'), cell: (one) => <What transaction={one} />, isName: true },
    {
      title: t('loyalty:change'),
      cell: ({ points }) => `${points < 0 ? '−' : '+'}${Math.abs(points)}`,
      isNumber: true,
    },
  ]
  return (
    <div className="bg-paper px-4">
      <Table label={label} onPhone="stack" rows={transactions} keyOf={({ _id }) => _id} columns={columns} />
    </div>
  )
}

/** When an award became or becomes available. */
function availability({ isPending, availableAt }: LoyaltyTransaction): string {
  const date = availableAt === null ? '' : day(availableAt)
  if (isPending) return words.t(date === '' ? 'loyalty:isPending' : 'loyalty:availableFrom', { date })
  return date === '' ? '' : words.t('loyalty:availableSince', { date })
}

function What({ transaction }: { readonly transaction: LoyaltyTransaction }) {
  const { t } = useTranslation()
  const { description, expiresAt, reversedPoints, points, reversals, cause } = transaction
  const isUnmounted = reversedPoints < points
  const notes = [
    isUnmounted ? availability(transaction) : '',
    ...reversals.map(({ points: count, at, cause: why }) =>
      t(count < 0 ? 'loyalty:givenBackOn' : `loyalty:takenBackOn.${why === '' ? 'other' : why}`, {
        count: Math.abs(count),
        date: day(at),
      }),
    ),
    expiresAt !== null && isUnmounted ? t('loyalty:expiresOn', { date: day(expiresAt) }) : '',
    cause === '' ? '' : t(`loyalty:causes.${cause}`),
  ].filter((note) => note !== '')
  return (
    <span className="wrap-anywhere">
      {description}
      {notes.map((note) => (
        <span key={note} className="block text-small font-normal text-timber">
          {note}
        </span>
      ))}
    </span>
  )
}
