import { type Activity, activityKinds } from '@first-fashion/contract/staff/activity-calls'
import { Button, type Column } from '@first-fashion/ui'
import { useSearchParams } from 'react-router'
import { FilterDay } from '../../../platform/lists/filter-day.tsx'
import { FilterSelect } from '../../../platform/lists/filter-select.tsx'
import { ListFrame } from '../../../platform/lists/list-frame.tsx'
import { frameOf, useListAddress } from '../../../platform/lists/list-query.ts'
import { ListTable } from '../../../platform/lists/list-table.tsx'
import { saveCsv } from '../../../platform/save-file.ts'
import { shopTimeInWords } from '../../../platform/shop-time.ts'
import { usePeople } from '../queries.ts'
import { useActivity, useExportActivity } from './queries.ts'
import { actionWords, useWords } from './words.ts'

/** What staff did, and who signed in. */
export function ActivityPage() {
  const { t } = useWords()
  const { filter, page } = useActivityAddress()
  const list = useActivity({ ...filter, page })
  const people = usePeople().data?.members ?? []
  const exporting = useExportActivity()
  return (
    <ListFrame
      title={t('activity')}
      lead={t('activityText')}
      {...frameOf(list)}
      filters={
        <>
          <FilterSelect
            name="person"
            label={t('person')}
            options={people.map(({ _id, name }) => [_id, name])}
          />
          <FilterSelect
            name="kind"
            label={t('kind')}
            options={activityKinds.map((kind) => [kind, t(`kinds.${kind}`)])}
          />
          <FilterDay name="from" label={t('from')} />
          <FilterDay name="until" label={t('until')} />
          <div className="self-end">
            <Button
              variant="secondary"
              busy={exporting.isPending}
              onClick={() =>
                exporting.mutate(filter, { onSuccess: ({ fileName, csv }) => saveCsv(fileName, csv) })
              }
            >
              {t('exportCsv')}
            </Button>
          </div>
        </>
      }
    >
      <ListTable
        label={t('activity')}
        rows={list.data?.entries}
        keyOf={({ _id }) => _id}
        columns={useColumns()}
      />
    </ListFrame>
  )
}

/** What the URL asks for. */
function useActivityAddress() {
  const { query, choice } = useListAddress()
  const [parameters] = useSearchParams()
  const kind = choice('kind', activityKinds)
  const [person, from, until] = ['person', 'from', 'until'].map((name) => parameters.get(name) ?? '')
  const filter = {
    search: query.search,
    ...(kind ? { kind } : {}),
    ...(person ? { person } : {}),
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
  }
  return { filter, page: query.page }
}

function useColumns(): readonly Column<Activity>[] {
  const { t } = useWords()
  return [
    { title: t('date'), cell: ({ at }) => shopTimeInWords(at) },
    { title: t('person'), isName: true, cell: ({ person }) => person ?? t('nobody') },
    { title: t('what'), cell: (entry) => <What {...entry} /> },
    {
      title: t('address'),
      cell: ({ address, device }) => (
        <span className="wrap-anywhere">
          {address === '' ? t('unknownAddress') : address}
          {device === '' ? null : <span className="block text-small text-timber">{device}</span>}
        </span>
      ),
    },
  ]
}

function What({ kind, action, subject, details }: Activity) {
  const { t } = useWords()
  return (
    <div className="min-w-0 wrap-anywhere">
      {kind === 'change' ? (actionWords[action] ?? action) : t(`kinds.${kind}`)}
      <span className="block text-small text-timber">
        {kind === 'change' || action === '' ? subject : `${subject}, ${action}`}
      </span>
      {details.map(({ name, before, after }) => (
        <span key={name} className="block text-small text-timber">
          {name === '' ? null : `${name}: `}
          {before === null ? after : t('change', { before, after })}
        </span>
      ))}
    </div>
  )
}
