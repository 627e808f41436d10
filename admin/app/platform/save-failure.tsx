import { Notice } from '@first-fashion/ui'
import { CallFailure } from './call-failure.ts'
import { ReloadNotice } from './reload-notice.tsx'

interface FailureProps {
  readonly error: Error
  /** Reloads the record when someone else saved first. */
  readonly onReload: () => Promise<void>
}

/** A save error, across a two-column form. */
export function SaveFailure({ error, onReload }: FailureProps) {
  const wasChangedMeanwhile = error instanceof CallFailure && error.code.endsWith('changed-meanwhile')
  return (
    <div className="sm:col-span-2">
      {wasChangedMeanwhile ? (
        <ReloadNotice onReload={() => void onReload()}>{error.message}</ReloadNotice>
      ) : (
        <Notice>{error.message}</Notice>
      )}
    </div>
  )
}
