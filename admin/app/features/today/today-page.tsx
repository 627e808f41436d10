import type { WaitingLine } from '@first-fashion/contract/today/staff-calls'
import { Skeleton } from '@first-fashion/ui'
import { ChevronRight } from 'lucide-react'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { useToday } from './queries.ts'
import { SalesPanel } from './sales-panel.tsx'
import { useWords } from './words.ts'

/** What another feature shows on top of the page. */
export interface TodayNotice {
  /** The feature's name. */
  readonly name: string
  readonly Notice: ComponentType
}

/** What waits for the member of staff, each with the way to its list, and what was sold. */
export function TodayPage({ notices }: { readonly notices: readonly TodayNotice[] }) {
  const { t } = useWords()
  const today = useToday()
  return (
    <>
      <h1 className="mb-5 text-heading">{t('today')}</h1>
      {notices.map(({ name, Notice }) => (
        <Notice key={name} />
      ))}
      {today.isPending ? <Skeleton className="h-96" /> : null}
      {today.isError ? <LoadFailure error={today.error} onRetry={() => today.refetch()} /> : null}
      {today.data === undefined ? null : (
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
          <Waiting lines={today.data.waiting} />
          {today.data.sales === null ? null : <SalesPanel sales={today.data.sales} />}
        </div>
      )}
    </>
  )
}

function Waiting({ lines }: { readonly lines: readonly WaitingLine[] }) {
  const { t } = useWords()
  const isNone = lines.every(({ count }) => count === 0)
  const ordered = [...lines.filter(({ count }) => count > 0), ...lines.filter(({ count }) => count === 0)]
  return (
    <section aria-labelledby="waiting" className="border border-hairline bg-paper p-5">
      <h2 id="waiting" className="text-title">
        {t(isNone ? 'nothingWaits' : 'todo')}
      </h2>
      {isNone ? <p className="text-timber">{t('nothingWaitsText')}</p> : null}
      <ul className="mt-3 divide-y divide-hairline">
        {ordered.map((line) => (
          <li key={line.name}>
            <LineLink line={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function LineLink({ line: { name, count, path } }: { readonly line: WaitingLine }) {
  const { t } = useWords()
  return (
    <Link
      to={path}
      className={`-mx-2 grid min-h-11 grid-cols-[2.5rem_1fr_auto] items-center gap-2 px-2 py-1 hover:bg-sand active:bg-hairline ${count === 0 ? 'text-timber' : ''}`}
    >
      <span className={`text-right tabular-nums ${count === 0 ? '' : 'text-title font-semibold'}`}>
        {count}
      </span>
      <span className={count === 0 ? 'pl-2 text-small' : 'pl-2'}>{t(`lines.${name}`)}</span>
      <ChevronRight aria-hidden="true" size={18} className="text-timber" />
    </Link>
  )
}
