import { Button, Notice } from '@first-fashion/ui'
import { CallFailure } from './call-failure.ts'
import { useSharedWords } from './words/words.ts'

interface FailureProps {
  readonly error: Error
  /** Reloads the record when someone else saved first. */
  readonly onReload: () => Promise<void>
}

/** A save error, across a two-column form. */
export function SaveFailure({ error, onReload }: FailureProps) {
  const { t } = useSharedWords()
  const wasChangedMeanwhile = error instanceof CallFailure && error.code.endsWith('changed-meanwhile')
  return (
    <div className="sm:col-span-2">
      <Notice
        action={
          wasChangedMeanwhile ? (
            <Button variant="link" onClick={() => void onReload()}>
              {t('loadAgain')}
            </Button>
          ) : undefined
        }
      >
        {error.message}
      </Notice>
    </div>
  )
}
