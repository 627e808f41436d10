import type { Subscriber } from '@first-fashion/contract/newsletter/staff-calls'
import { Button, type Column } from '@first-fashion/ui'
import { FilterSelect } from '../../platform/lists/filter-select.tsx'
import { ListFrame } from '../../platform/lists/list-frame.tsx'
import { frameOf, useListAddress, yesNo } from '../../platform/lists/list-query.ts'
import { ListTable } from '../../platform/lists/list-table.tsx'
import { saveCsv } from '../../platform/save-file.ts'
import { shopDayInWords } from '../../platform/shop-time.ts'
import { useExportSubscribers, useSubscribers } from './queries.ts'
import { useWords } from './words.ts'

/** The newsletter subscribers, with a CSV export. */
export function SubscribersPage() {
  const { t } = useWords()
  const { query, choice } = useListAddress()
  const subscribed = choice('subscribed', yesNo)
  const filter = { search: query.search, ...(subscribed ? { subscribed } : {}) }
  const list = useSubscribers({ ...filter, page: query.page })
  const exporting = useExportSubscribers()
  const exportAll = () =>
    exporting.mutate(filter, {
      onSuccess: ({ fileName, csv }) => saveCsv(fileName, csv),
    })
  const columns: readonly Column<Subscriber>[] = [
    {
      title: t('email'),
      cell: (one) => <span className="wrap-anywhere">{one.email}</span>,
      isName: true,
    },
    { title: t('source'), cell: (one) => t(`sources.${one.source}`) },
    { title: t('subscribed'), cell: (one) => shopDayInWords(one.subscribedAt), isNumber: true },
    {
      title: t('unsubscribed'),
      cell: (one) => (one.unsubscribedAt === null ? '–' : shopDayInWords(one.unsubscribedAt)),
      isNumber: true,
    },
  ]
  return (
    <ListFrame
      title={t('subscribers')}
      {...frameOf(list)}
      filters={
        <>
          <FilterSelect
            name="subscribed"
            label={t('status')}
            options={[
              ['true', t('subscribed')],
              ['false', t('unsubscribed')],
            ]}
          />
          <div className="self-end">
            <Button variant="secondary" busy={exporting.isPending} onClick={exportAll}>
              {t('exportCsv')}
            </Button>
          </div>
        </>
      }
    >
      <ListTable
        label={t('subscribers')}
        rows={list.data?.subscribers}
        keyOf={(one) => one.email}
        columns={columns}
      />
    </ListFrame>
  )
}
