import type { ChatFigures } from '@first-fashion/contract/chat/staff-desk-calls'
import { buttonClass, type Column, EmptyState, Skeleton, Table } from '@first-fashion/ui'
import { Link } from 'react-router'
import { LoadFailure } from '../../../platform/load-failure.tsx'
import { useFigures } from '../queries.ts'
import { useWords } from '../words.ts'

/** How fast customers are answered, and how content they are. */
export function ChatFiguresPage() {
  const { t } = useWords()
  const figures = useFigures()
  return (
    <>
      <Link to="/chat" className={buttonClass('link', 'text-small')}>
        {t('toInbox')}
      </Link>
      <h1 className="text-heading">{t('figures')}</h1>
      <p className="mb-6 text-timber">{t('figuresText')}</p>
      {figures.isPending ? <Skeleton className="h-64" /> : null}
      {figures.isError ? <LoadFailure error={figures.error} onRetry={() => figures.refetch()} /> : null}
      {figures.data === undefined ? null : <Figures figures={figures.data} />}
    </>
  )
}

function Figures({ figures }: { readonly figures: ChatFigures }) {
  const { t } = useWords()
  if (figures.cases === 0) return <EmptyState title={t('noCases')} />
  const minutes = (count: number | null) => (count === null ? '–' : t('minutes', { count }))
  const shown: readonly (readonly [string, string])[] = [
    [t('cases'), String(figures.cases)],
    [t('answered'), String(figures.answered)],
    [t('closed'), String(figures.closed)],
    [t('firstAnswer'), minutes(figures.firstAnswerMinutes)],
    [t('resolution'), minutes(figures.resolutionMinutes)],
    [
      t('satisfaction'),
      figures.averageRating === null
        ? '–'
        : t('ofRated', { rating: figures.averageRating, count: figures.rated }),
    ],
  ]
  const columns: readonly Column<ChatFigures['days'][number]>[] = [
    { title: t('day'), cell: ({ day }) => day, isName: true },
    { title: t('cases'), cell: ({ cases }) => cases, isNumber: true },
    {
      title: t('firstAnswer'),
      cell: ({ firstAnswerMinutes }) => minutes(firstAnswerMinutes),
      isNumber: true,
    },
  ]
  return (
    <>
      <dl className="mb-6 grid grid-cols-2 gap-4 lg:grid-cols-6">
        {shown.map(([name, value]) => (
          <div key={name} className="border border-hairline bg-paper p-4">
            <dt className="text-small text-timber">{name}</dt>
            <dd className="text-lead tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="border border-hairline bg-paper px-4">
        <Table label={t('figures')} rows={figures.days} keyOf={({ day }) => day} columns={columns} />
      </div>
    </>
  )
}
