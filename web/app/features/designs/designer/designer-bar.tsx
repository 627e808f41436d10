import type { PrintProduct, PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../platform/paths.ts'
import { useIsUnmounted } from '../../../platform/screen/use-is-unmounted.ts'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { DesignerHeader } from './designer-header.tsx'
import { hasLocalPicture } from './saving/draft-body.ts'
import { SaveDialog } from './saving/save-dialog.tsx'
import type { Autosave } from './saving/use-autosave.ts'
import { useLoadDesign } from './saving/use-load-design.ts'
import { useSaveDesign } from './saving/use-save-design.ts'
import { useSaveStatus } from './saving/use-save-status.ts'
import type { DesignLog } from './state/design-log.ts'
import { useDesigner, useDesignerState } from './state/designer-context.ts'
import type { DesignerState } from './state/designer-store.ts'
import type { Named } from './state/use-chosen-facts.ts'
import { useWithLogin } from './use-with-login.ts'
import './designer-words.ts'

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
