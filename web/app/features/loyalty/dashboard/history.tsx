import { historyFilters } from '@first-fashion/contract/loyalty/entry'
import { Button, Notice, SelectField, Skeleton } from '@first-fashion/ui'
import { useState } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useHistory } from '../loyalty.queries.ts'
import { TransactionTable } from './transaction-table.tsx'
import '../loyalty-words.ts'

/** All entries of points, filtered and paged. */
export function History() {
  const { t } = useTranslation()
  const [{ page, type }, setShown] = useState<{ page: number; type: (typeof historyFilters)[number] }>({
    page: 1,
    type: 'all',
  })
  const history = useHistory(page, type)
  const pages = history.data?.pages ?? 1
  return (
    <section className="max-w-[52rem]">
      <div className="mb-4 max-w-60">
        <SelectField
          label={t('loyalty:filter')}
          value={type}
          onChange={({ target }) => {
            const chosen = historyFilters.find((filter) => filter === target.value)
            setShown({ page: 1, type: chosen ?? 'all' })
          }}
        >
          {historyFilters.map((filter) => (
            <option key={filter} value={filter}>
              {t(`loyalty:filters.${filter}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {history.isError ? (
        <Notice
          action={
            <Button variant="link" onClick={() => void history.refetch()}>
              {t('problem.tryAgain')}
            </Button>
          }
        >
          {t('loyalty:historyFailed')}
        </Notice>
      ) : history.data === undefined ? (
        <Skeleton className="h-64" />
      ) : (
        <TransactionTable
          label={t('loyalty:history')}
          transactions={history.data.transactions}
          {...(type === 'all' ? {} : { empty: t('loyalty:noneOfKind') })}
        />
      )}
      {pages === 1 ? null : (
        <Paging page={page} pages={pages} onTurn={(to) => setShown({ page: to, type })} />
      )}
    </section>
  )
}

interface PagingProps {
  readonly page: number
  readonly pages: number
  readonly onTurn: (page: number) => void
}

function Paging({ page, pages, onTurn }: PagingProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('loyalty:history')} className="mt-4 flex items-center gap-4">
      <Button variant="secondary" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        {t('loyalty:earlier')}
      </Button>
      <span role="status" className="tabular-nums">
        {t('loyalty:page', { page, pages })}
      </span>
      <Button variant="secondary" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {t('loyalty:later')}
      </Button>
    </nav>
  )
}
