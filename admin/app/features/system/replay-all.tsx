import { Button } from '@first-fashion/ui'
import { useReplayAllJobs } from './queries.ts'
import { useWords } from './words.ts'

/** Replays everything, for example after a partner outage. */
export function ReplayAll({ count }: { readonly count: number }) {
  const { t } = useWords()
  const replaying = useReplayAllJobs()
  return (
    <Button variant="secondary" busy={replaying.isPending} onClick={() => replaying.mutate()}>
      {t('replayAllJobs', { count })}
    </Button>
  )
}
