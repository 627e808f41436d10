import type { Subscriber } from '@first-fashion/contract/newsletter/staff-calls'
import { Button, type Column } from '@first-fashion/ui'
import { useMutation } from '@tanstack/react-query'
import { toast } from 'react-toastify/unstyled'
import { call } from '../../platform/api.ts'
import { FilterSelect } from '../../platform/lists/filter-select.tsx'
import { ListFrame } from '../../platform/lists/list-frame.tsx'
import { frameOf, useListAddress, useListPage, yesNo } from '../../platform/lists/list-query.ts'
import { ListTable } from '../../platform/lists/list-table.tsx'
import { useWords } from './words.ts'

/** The newsletter subscribers, with a CSV export. */
export function SubscribersPage() {
  const { t } = useWords()
  const { query, choice } = useListAddress()
  const subscribed = choice('subscribed', yesNo)
  const filter = { search: query.search, ...(subscribed ? { subscribed } : {}) }
  const list = useListPage('subscribers', { ...filter, page: query.page }, (query) =>
    call('staff.subscribers', { query }),
  )
  const exporting = useMutation({
    mutationFn: () => call('staff.subscribers-export', { body: filter }),
    onSuccess: ({ fileName, csv }) => saveFile(fileName, csv),
    onError: (error) => toast.error(error.message),
  })
  const day = (at: number) => new Date(at).toLocaleDateString('en-GB')
  const columns: readonly Column<Subscriber>[] = [
    {
      title: t('email'),
      cell: (one) => <span className="wrap-anywhere">{one.email}</span>,
      isName: true,
    },
    { title: t('source'), cell: (one) => t(`sources.${one.source}`) },
    { title: t('subscribed'), cell: (one) => day(one.subscribedAt), isNumber: true },
    {
      title: t('unsubscribed'),
      cell: (one) => (one.unsubscribedAt === null ? '–' : day(one.unsubscribedAt)),
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
            <Button look="secondary" busy={exporting.isPending} onClick={() => exporting.mutate()}>
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

/** Without a byte order mark, spreadsheets guess the wrong encoding. */
function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
