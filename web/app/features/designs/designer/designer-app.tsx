import type { DesignEntry } from '@first-fashion/contract/designs/design-commands'
import type { PrintProduct, PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { DesignerScreen } from './designer-screen.tsx'
import { DrawingProvider, useNewDrawing } from './drawing/use-drawing.ts'
import { fieldsOf, printFieldsOf } from './product/fields.ts'
import { createDesignLog } from './state/design-log.ts'
import { DesignerProvider, useDesignerState } from './state/designer-context.ts'
import { createDesignerStore, type DesignerStore } from './state/designer-store.ts'
import './designer-words.ts'

interface DesignerAppProps {
  readonly product: PrintProduct
  readonly variants: readonly PrintVariant[]
  readonly variant: PrintVariant
}

/** The designer of one product. What was designed here before is there again. */
export default function DesignerApp({ variant: opened, ...props }: DesignerAppProps) {
  const { t } = useTranslation()
  const [variant, setVariant] = useState(opened)
  const store = useStore(props.product.id, opened.id, variant)
  if (store === null)
    return (
      <p role="status" className="py-16 text-center text-timber">
        {t('designer:loading')}
      </p>
    )
  return (
    <DesignerProvider value={store}>
      <WithDrawing>
        <DesignerScreen {...props} variant={variant} onVariant={setVariant} />
      </WithDrawing>
    </DesignerProvider>
  )
}

function WithDrawing({ children }: { readonly children: ReactNode }) {
  const drawing = useNewDrawing(useDesignerState((state) => state.shown))
  return <DrawingProvider value={drawing}>{children}</DrawingProvider>
}

/** Null until the log has been read. A variant with another print area draws the same log on that. */
function useStore(productId: number, variantId: number, { files }: PrintVariant): DesignerStore | null {
  const [log] = useState(() => createDesignLog(`${productId}/${variantId}`))
  const [store, setStore] = useState<DesignerStore | null>(null)
  const [entries, setEntries] = useState<readonly DesignEntry[] | null>(null)
  useEffect(() => {
    log.read().then(setEntries, () => setEntries([]))
  }, [log])
  const area = JSON.stringify(files)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same files are the same area.
  useEffect(() => {
    if (entries === null) return
    const printFields = printFieldsOf(files)
    setStore((before) =>
      createDesignerStore({
        fields: fieldsOf(printFields),
        printFields,
        log: before?.get().log ?? entries,
        now: () => Date.now(),
        onEntry: log.write,
      }),
    )
  }, [area, entries, log])
  return store
}
