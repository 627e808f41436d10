import { Button } from '@first-fashion/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'react-toastify/unstyled'
import { call } from '../../platform/api.ts'
import { useWords } from './words.ts'

/** Replays everything, for example after a partner outage. */
export function ReplayAll({ count }: { readonly count: number }) {
  const { t } = useWords()
  const queries = useQueryClient()
  const replaying = useMutation({
    mutationFn: () => call('staff.failed-jobs-replay', {}),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['failed-jobs'] }),
  })
  return (
    <Button look="secondary" busy={replaying.isPending} onClick={() => replaying.mutate()}>
      {t('replayAllJobs', { count })}
    </Button>
  )
}
