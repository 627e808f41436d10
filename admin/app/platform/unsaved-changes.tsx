import { Button, Dialog } from '@first-fashion/ui'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useSharedWords } from './words/words.ts'

/** While a form has changes, asks before another page opens, and makes the browser ask before it closes. */
export function UnsavedChanges({ isChanged }: { readonly isChanged: boolean }) {
  const { t } = useSharedWords()
  const blocker = useBlocker(isChanged)
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
  const stay = () => blocker.reset?.()
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={t('unsavedTitle')}
      closeLabel={t('close')}
      footer={
        <div className="flex justify-end gap-3">
          <Button look="secondary" onClick={stay}>
            {t('stay')}
          </Button>
          <Button look="danger" onClick={() => blocker.proceed?.()}>
            {t('leave')}
          </Button>
        </div>
      }
    >
      <p>{t('unsavedText')}</p>
    </Dialog>
  )
}
