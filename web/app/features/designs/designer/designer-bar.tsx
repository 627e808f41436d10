import './designer-words.ts'
import type { PrintProduct, PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../platform/paths.ts'
import { useIsUnmounted } from '../../../platform/screen/use-is-unmounted.ts'
import { useToken } from '../../../platform/session.ts'
import { timeOfDay } from '../../../platform/time/shop-dates.ts'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { DesignerHeader } from './designer-header.tsx'
import { hasLocalPicture, hasUnstoredPicture } from './saving/draft-body.ts'
import { SaveDialog } from './saving/save-dialog.tsx'
import type { Autosave } from './saving/use-autosave.ts'
import { useLoadDesign } from './saving/use-load-design.ts'
import { useSaveDesign } from './saving/use-save-design.ts'
import type { DesignLog } from './state/design-log.ts'
import { useDesigner, useDesignerState } from './state/designer-context.ts'
import type { DesignerState } from './state/designer-store.ts'
import type { Named } from './state/use-chosen-facts.ts'
import { useWithLogin } from './use-with-login.ts'

interface DesignerBarProps {
  readonly product: PrintProduct
  readonly variant: PrintVariant
  readonly log: DesignLog
  readonly autosave: Autosave
  readonly named: Named
  /** What the design is called once it was saved or opened. */
  readonly onNamed: (named: Named) => void
}

/** The header with what it does: drafts, saving under a name, and the way to the order. */
export function DesignerBar({ product, variant, log, autosave, named, onNamed }: DesignerBarProps) {
  const { t } = useTranslation()
  const isLoading = useLoadDesign(product.id, onNamed)
  const [isOpen, setOpen] = useState(false)
  const save = useSaveDesign({ product, variant }, (saved) => {
    setOpen(false)
    onNamed(saved)
  })
  const withLogin = useWithLogin()
  const { order, isOrdering } = useOrder(autosave)
  const store = useDesigner()
  const withPresent = (reason: string, act: () => void) => {
    // What is saved and ordered is seen: the present, whatever was looked back at.
    store.preview(null)
    withLogin(reason, () => {
      if (hasLocalPicture(store.get().history.present)) toasts.error(t('designer:pictureIsLocal'))
      else act()
    })
  }
  const askForName = () =>
    isEmptyDesign(store.get()) ? toasts.error(t('designer:nothingToSave')) : setOpen(true)
  return (
    <>
      <DesignerHeader
        title={product.type_name === '' ? product.title : product.type_name}
        status={useSaveStatus(autosave, log, isLoading)}
        isOrdering={isOrdering}
        onSave={() => withPresent(t('designer:loginToSave'), askForName)}
        onOrder={() => withPresent(t('designer:loginToOrder'), () => void order())}
      />
      <SaveDialog
        open={isOpen}
        isBusy={save.isPending}
        known={named}
        onClose={() => setOpen(false)}
        onSave={save.mutate}
      />
    </>
  )
}

const isEmptyDesign = ({ history: { present } }: DesignerState): boolean =>
  present.front.elements.length === 0 && present.back.elements.length === 0

/** Leads to the order of the draft. What has changed since is stored first. */
function useOrder(autosave: Autosave) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isEmpty = useDesignerState(isEmptyDesign)
  const [isOrdering, setOrdering] = useState(false)
  const isUnmounted = useIsUnmounted()
  const order = async () => {
    if (isEmpty && autosave.draftId === null) {
      toasts.error(t('designer:saveFirst'))
      return
    }
    setOrdering(true)
    const stored = await autosave.flush()
    if (isUnmounted()) return
    setOrdering(false)
    if (stored.ok) void navigate(paths.customOrder(stored.draftId))
    else toasts.error(stored.message)
  }
  return { order, isOrdering }
}

/** Where the design is saved, in words. Warns once if this device does not store it. */
function useSaveStatus(
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
