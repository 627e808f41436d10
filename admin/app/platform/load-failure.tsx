import { Button } from '@first-fashion/ui'
import { CallFailure } from './call-failure.ts'
import { useSharedWords } from './words/words.ts'

interface LoadFailureProps {
  readonly error: Error
  readonly onRetry: () => void
}

/** A load error; offers a retry only if it can help. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const { t } = useSharedWords()
  const isUnknown = error instanceof CallFailure && error.status === 404
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 border border-hairline bg-paper p-5">
      <p className="text-hibiscus">{error.message}</p>
      {isUnknown ? null : (
        <Button variant="secondary" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  )
}
