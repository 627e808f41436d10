import type { ConsentRecord } from '@first-fashion/contract/staff/visitor-calls'
import { type Column, Table } from '@first-fashion/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { call } from '../../platform/api.ts'
import { FilterSelect } from '../../shell/filter-select.tsx'
import { ListFrame } from '../../shell/list-frame.tsx'

/** What visitors allowed, and when: the proof that is asked for. */
export function ConsentsPage() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const analytics = (['true', 'false'] as const).find((one) => one === query.get('analytics'))
  const asked = {
    search: query.get('search') ?? '',
    page: query.get('page') ?? '1',
    ...(analytics ? { analytics } : {}),
  }
  const consents = useQuery({
    queryKey: ['consents', asked],
    queryFn: () => call('staff.consents', { query: asked }),
  })
  const allowed = (isAllowed: boolean) => t(isAllowed ? 'allowed' : 'notAllowed')
  const columns: readonly Column<ConsentRecord>[] = [
    {
      title: t('date'),
      cell: (record) => new Date(record.givenAt).toLocaleString('en-GB'),
      isName: true,
      isNumber: true,
    },
    {
      title: t('browserNumber'),
      cell: (record) => <span className="wrap-anywhere">{record.sessionId}</span>,
    },
    { title: t('analytics'), cell: (record) => allowed(record.analytics) },
    { title: t('marketing'), cell: (record) => allowed(record.marketing) },
    { title: t('browser'), cell: (record) => <Browser record={record} /> },
  ]
  return (
    <ListFrame
      title={t('consents')}
      total={consents.data?.total}
      pages={consents.data?.pages ?? 1}
      state={consents.status}
      onRetry={() => consents.refetch()}
      filters={
        <FilterSelect
          name="analytics"
          label={t('analytics')}
          options={[
            ['true', t('allowed')],
            ['false', t('notAllowed')],
          ]}
        />
      }
    >
      <div className="border border-hairline bg-paper px-4">
        <Table
          label={t('consents')}
          onPhone="stack"
          rows={consents.data?.consents ?? []}
          keyOf={(record) => record._id}
          columns={columns}
        />
      </div>
    </ListFrame>
  )
}

const Browser = ({ record }: { readonly record: ConsentRecord }) => (
  <span className="wrap-anywhere">
    {[record.platform, record.language, record.screenResolution].filter(Boolean).join(', ')}
    <span className="block text-small text-timber">{record.userAgent}</span>
  </span>
)
