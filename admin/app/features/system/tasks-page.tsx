import type { BackgroundTask, Storage } from '@first-fashion/contract/system/staff-task-calls'
import { Badge, type Column, Skeleton } from '@first-fashion/ui'
import { ListTable } from '../../platform/lists/list-table.tsx'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { shopTimeInWords } from '../../platform/shop-time.ts'
import { useTasks } from './queries.ts'
import { useWords } from './words.ts'

/** The background tasks and their results; failing ones first. */
export function TasksPage() {
  const { t, has } = useWords()
  const nameOf = (name: string): string => {
    const key = `taskNames.${name}`
    return has(key) ? t(key) : name
  }
  const tasks = useTasks()
  const columns: readonly Column<BackgroundTask>[] = [
    { title: t('task'), isName: true, cell: ({ name }) => nameOf(name) },
    { title: t('rhythm'), cell: ({ rhythm }) => t(`rhythms.${rhythm}`) },
    { title: t('status'), cell: (task) => <State task={task} /> },
    { title: t('lastSuccess'), cell: ({ succeededAt }) => dayAndTime(succeededAt) ?? t('noneYet') },
    { title: t('lastFailure'), cell: (task) => <LastFailure task={task} /> },
  ]
  return (
    <>
      <h1 className="text-heading">{t('tasks')}</h1>
      <p className="mt-1 mb-5 max-w-[42rem] text-timber">{t('tasksText')}</p>
      {tasks.data === undefined ? null : <StorageLine storage={tasks.data.storage} />}
      {tasks.isPending ? <Skeleton className="h-96" /> : null}
      {tasks.isError ? <LoadFailure error={tasks.error} onRetry={() => tasks.refetch()} /> : null}
      {tasks.data === undefined ? null : (
        <ListTable label={t('tasks')} rows={tasks.data.tasks} keyOf={({ name }) => name} columns={columns} />
      )}
    </>
  )
}

function StorageLine({ storage: { pictures, bytes, freeBytes } }: { readonly storage: Storage }) {
  const { t } = useWords()
  const figures = { count: pictures, size: gigabytes(bytes), free: gigabytes(freeBytes) }
  return <p className="mb-5 tabular-nums">{t('storage', figures)}</p>
}

const gigabytes = (bytes: number): string =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(bytes / 1e9)

function State({ task: { runs, failedAt, succeededAt } }: { readonly task: BackgroundTask }) {
  const { t } = useWords()
  if (runs === 0) return <Badge tone="plain">{t('taskState.waiting')}</Badge>
  const isFailing = failedAt !== null && (succeededAt === null || failedAt > succeededAt)
  return isFailing ? <Badge tone="danger">{t('taskState.failing')}</Badge> : t('taskState.working')
}

function LastFailure({ task: { runs, failures, failedAt, failure } }: { readonly task: BackgroundTask }) {
  const { t } = useWords()
  if (failedAt === null) return t('noneYet')
  return (
    <span className="wrap-anywhere">
      {dayAndTime(failedAt)}
      <span className="block text-small text-timber">{failure}</span>
      <span className="block text-small text-timber">{t('failedRuns', { failures, runs })}</span>
    </span>
  )
}

const dayAndTime = (ms: number | null): string | undefined => (ms === null ? undefined : shopTimeInWords(ms))
