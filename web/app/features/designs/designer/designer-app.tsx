import type { DesignEntry } from '@first-fashion/contract/designs/design-commands'
import type { PrintProduct, PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { DesignerScreen } from './designer-screen.tsx'
import { DrawingProvider, useNewDrawing } from './drawing/use-drawing.ts'
import { fieldsOf } from './product/fields.ts'
import { createDesignLog } from './state/design-log.ts'
import { DesignerProvider, useDesignerState } from './state/designer-context.ts'
import { createDesignerStore, type DesignerStore } from './state/designer-store.ts'
import './designer-words.ts'

export interface DesignerAppProps {
  readonly product: PrintProduct
  readonly variants: readonly PrintVariant[]
  readonly variant: PrintVariant
}

/** The designer of one product. What was designed here before is there again. */
export default function DesignerApp(props: DesignerAppProps) {
  const { t } = useTranslation()
  const store = useStore(props)
  if (store === null)
    return (
      <p role="status" className="py-16 text-center text-timber">
        {t('designer:loading')}
      </p>
    )
  return (
    <DesignerProvider value={store}>
      <WithDrawing>
        <DesignerScreen {...props} />
      </WithDrawing>
    </DesignerProvider>
  )
}

function WithDrawing({ children }: { readonly children: ReactNode }) {
  const drawing = useNewDrawing(useDesignerState((state) => state.shown))
  return <DrawingProvider value={drawing}>{children}</DrawingProvider>
}

/** Null until the log of this product and variant has been read. */
function useStore({ product, variant }: DesignerAppProps): DesignerStore | null {
  const [store, setStore] = useState<DesignerStore | null>(null)
  const [opened] = useState({ product, variant })
  useEffect(() => {
    const log = createDesignLog(`${opened.product.id}/${opened.variant.id}`)
    const begin = (entries: readonly DesignEntry[]) =>
      setStore(
        createDesignerStore({
          fields: fieldsOf(opened.variant.files),
          log: entries,
          now: () => Date.now(),
          onEntry: log.write,
        }),
      )
    log.read().then(begin, () => begin([]))
  }, [opened])
  return store
}
