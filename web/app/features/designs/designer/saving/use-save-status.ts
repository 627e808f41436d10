import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useToken } from '../../../../platform/session.ts'
import { timeOfDay } from '../../../../platform/time/shop-dates.ts'
import { toasts } from '../../../../platform/toasts.ts'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import type { DesignLog } from '../state/design-log.ts'
import { useDesignerState } from '../state/designer-context.ts'
import { hasUnstoredPicture } from './draft-body.ts'
import type { Autosave } from './use-autosave.ts'
import '../designer-words.ts'

/** Where the design is saved, in words. Warns once if this device does not store it. */
export function useSaveStatus(
  { isSaving, savedAt, hasChanged }: Autosave,
  log: DesignLog,
  isLoading: boolean,
): string {
  const { t } = useTranslation()
  const isLoggedIn = typeof useToken() === 'string'
  const hasDesign = useDesignerState((state) => state.log.length > 0)
  const isStored = useIsStored(log)
  useWarning(hasDesign && !isStored, t(isLoggedIn ? 'designer:cannotStoreYet' : 'designer:cannotStore'))
  if (isLoading) return t('designer:loading')
  if (isSaving) return t('designer:saving')
  if (savedAt !== null && !hasChanged) return t('designer:savedAt', { time: timeOfDay(savedAt) })
  if (!hasDesign) return t('designer:notSaved')
  if (isStored) return t('designer:savedHere')
  return t(isLoggedIn ? 'designer:notSavedYet' : 'designer:notSavedHere')
}

/** Whether this device has what was done, and the pictures in it. */
function useIsStored(log: DesignLog): boolean {
  const isStored = useSyncExternalStore(log.subscribe, log.isStored)
  return useDesignerState(({ history }) => !hasUnstoredPicture(history.present)) && isStored
}

function useWarning(isDue: boolean, words: string): void {
  const wasGiven = useRef(false)
  useEffect(() => {
    if (!isDue || wasGiven.current) return
    wasGiven.current = true
    toasts.warning(words)
  }, [isDue, words])
}
