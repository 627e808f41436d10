import type { StaffFailedJob } from '@first-fashion/contract/system/staff-job-calls'
import { Button } from '@first-fashion/ui'
import { Link } from 'react-router'
import { shopTimeInWords } from '../../platform/shop-time.ts'
import { useDropJob, useReplayJob } from './queries.ts'
import { useWords } from './words.ts'

/** One failed job: its kind, its error and its actions. */
export function FailedJobCard({ job }: { readonly job: StaffFailedJob }) {
  const { t, has } = useWords()
  const key = `jobNames.${job.name}`
  const name = has(key) ? t(key) : job.name
  const replaying = useReplayJob(job._id)
  const dropping = useDropJob(job._id)
  const isBusy = replaying.isPending || dropping.isPending
  return (
    <article aria-label={name} className="border border-hairline bg-paper p-5">
      <h2 className="text-title">{name}</h2>
      <p className="mt-1 max-w-[42rem] wrap-anywhere">{job.reason}</p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
        <dt className="text-timber">{t('failedAt')}</dt>
        <dd>
          {shopTimeInWords(job.failedAt)} · {t('tryCount', { count: job.tries })}
        </dd>
        {Object.entries(job.about).map(([key, value]) => (
          <About key={key} name={key} value={value} />
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button busy={replaying.isPending} disabled={isBusy} onClick={() => replaying.mutate()}>
          {t('replayJob')}
        </Button>
        <Button
          variant="secondary"
          busy={dropping.isPending}
          disabled={isBusy}
          onClick={() => dropping.mutate()}
        >
          {t('dropJob')}
        </Button>
      </div>
    </article>
  )
}

/** An id links to its back-office page, if there is one. */
const pages: Readonly<Record<string, string>> = { customerId: '/customers', orderId: '/orders' }

function About({ name, value }: { readonly name: string; readonly value: string }) {
  const { t, has } = useWords()
  const key = `jobAbout.${name}`
  const page = pages[name]
  return (
    <>
      <dt className="text-timber">{has(key) ? t(key) : name}</dt>
      <dd className="wrap-anywhere">
        {page === undefined ? (
          value
        ) : (
          <Link to={`${page}/${value}`} className="text-leaf underline underline-offset-4">
            {value}
          </Link>
        )}
      </dd>
    </>
  )
}
