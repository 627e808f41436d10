import { Button } from '@first-fashion/ui'
import { useSharedWords } from '../platform/words/words.ts'

/** Shown when a screen does not load, for example without a connection, or when it breaks. */
export function ScreenFailure() {
  const { t } = useSharedWords()
  return (
    <div role="alert" className="max-w-[36rem] border border-hairline bg-paper p-6">
      <h1 className="text-heading">{t('screenFailed')}</h1>
      <p className="mt-2 mb-6 text-timber">{t('screenFailedText')}</p>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}
