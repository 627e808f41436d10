import type { ConsentRecord } from '@first-fashion/contract/consent/staff-calls'
import type { Column } from '@first-fashion/ui'
import { FilterSelect } from '../../platform/lists/filter-select.tsx'
import { ListFrame } from '../../platform/lists/list-frame.tsx'
import { frameOf, useListAddress, yesNo } from '../../platform/lists/list-query.ts'
import { ListTable } from '../../platform/lists/list-table.tsx'
import { shopTimeInWords } from '../../platform/shop-time.ts'
import { useConsents } from './queries.ts'
import { useWords } from './words.ts'

/** The visitors' consents with their times, as proof. */
export function ConsentsPage() {
  const { t } = useWords()
  const { query, choice } = useListAddress()
  const analytics = choice('analytics', yesNo)
  const consents = useConsents({ ...query, ...(analytics ? { analytics } : {}) })
  const allowed = (isAllowed: boolean) => t(isAllowed ? 'allowed' : 'notAllowed')
  const columns: readonly Column<ConsentRecord>[] = [
    {
      title: t('date'),
      cell: (record) => shopTimeInWords(record.givenAt),
      isName: true,
      isNumber: true,
    },
    {
      title: t('browserNumber'),
      cell: (record) => <span className="wrap-anywhere">{record.sessionId}</span>,
    },
    { title: t('analytics'), cell: (record) => allowed(record.analytics) },
    { title: t('marketing'), cell: (record) => allowed(record.marketing) },
    { title: t('partners'), cell: ({ partners }) => partners.map((name) => t(`names.${name}`)).join(', ') },
    { title: t('browser'), cell: (record) => <Browser record={record} /> },
  ]
  return (
    <ListFrame
      title={t('consents')}
      {...frameOf(consents)}
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
      <ListTable
        label={t('consents')}
        rows={consents.data?.consents}
        keyOf={(record) => record._id}
        columns={columns}
      />
    </ListFrame>
  )
}

const Browser = ({ record }: { readonly record: ConsentRecord }) => (
  <span className="wrap-anywhere">
    {[record.platform, record.language, record.screenResolution].filter(Boolean).join(', ')}
    <span className="block text-small text-timber">{record.userAgent}</span>
  </span>
)
