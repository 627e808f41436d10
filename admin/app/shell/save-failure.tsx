import { Button, Notice } from '@first-fashion/ui'
import { useTranslation } from 'react-i18next'
import { CallFailure } from '../platform/api.ts'

interface FailureProps {
  readonly error: Error
  /** Where what was being changed can be loaded anew when someone else was faster. */
  readonly onReload: () => Promise<void>
}

/** Why saving failed, across a form of two columns. */
export function SaveFailure({ error, onReload }: FailureProps) {
  const { t } = useTranslation()
  const wasChangedMeanwhile = error instanceof CallFailure && error.code.endsWith('changed-meanwhile')
  return (
    <div className="sm:col-span-2">
      <Notice
        action={
          wasChangedMeanwhile ? (
            <Button look="link" onClick={() => void onReload()}>
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
