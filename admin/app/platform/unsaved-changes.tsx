import { ConfirmDialog } from '@first-fashion/ui'
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
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={t('unsavedTitle')}
      text={t('unsavedText')}
      closeLabel={t('close')}
      keep={t('stay')}
      confirm={t('leave')}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
