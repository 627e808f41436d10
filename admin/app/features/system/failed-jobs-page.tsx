import { Button, EmptyState } from '@first-fashion/ui'
import { useSearchParams } from 'react-router'
import { ListFrame } from '../../platform/lists/list-frame.tsx'
import { frameOf } from '../../platform/lists/list-query.ts'
import { FailedJobCard } from './failed-job-card.tsx'
import { useFailedJobs, useReplayAllJobs } from './queries.ts'
import { useWords } from './words.ts'

/** Background jobs that failed permanently, such as refused emails or unavailable partners. */
export function FailedJobsPage() {
  const { t } = useWords()
  const [query] = useSearchParams()
  const list = useFailedJobs(query.get('page') ?? '1')
  const total = list.data?.total ?? 0
  return (
    <ListFrame
      title={t('failed-jobs')}
      lead={t('failedJobsText')}
      action={total > 1 ? <ReplayAll count={total} /> : null}
      filters={null}
      hasSearch={false}
      whenEmpty={<EmptyState title={t('noFailedJobs')} text={t('noFailedJobsText')} />}
      {...frameOf(list)}
    >
      <ul className="flex flex-col gap-4">
        {list.data?.jobs.map((job) => (
          <li key={job._id}>
            <FailedJobCard job={job} />
          </li>
        ))}
      </ul>
    </ListFrame>
  )
}

/** Replays everything, for example after a partner outage. */
function ReplayAll({ count }: { readonly count: number }) {
  const { t } = useWords()
  const replaying = useReplayAllJobs()
  return (
    <Button variant="secondary" busy={replaying.isPending} onClick={() => replaying.mutate()}>
      {t('replayAllJobs', { count })}
    </Button>
  )
}
