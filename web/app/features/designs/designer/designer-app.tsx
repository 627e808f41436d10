import type { PrintProduct, PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { VersionsProvider } from './design-versions.tsx'
import { DesignerScreen } from './designer-screen.tsx'
import { DrawingProvider, useNewDrawing } from './drawing/use-drawing.ts'
import { fieldsOf, printFieldsOf } from './product/fields.ts'
import { DesignerProvider, useDesignerState } from './state/designer-context.ts'
import { createDesignerStore, type DesignerStore } from './state/designer-store.ts'
import { type OpenLog, useDesignLog } from './state/use-design-log.ts'
import './designer-words.ts'

interface DesignerAppProps {
  readonly product: PrintProduct
  readonly variants: readonly PrintVariant[]
  readonly variant: PrintVariant
}

/** The designer of one product. What was designed here before is there again. */
export default function DesignerApp({ variant: first, ...props }: DesignerAppProps) {
  const { t } = useTranslation()
  const [variant, setVariant] = useState(first)
  const { opened, openVersion } = useDesignLog(`${props.product.id}/${first.id}`)
  const store = useStore(opened, variant)
  const versions = useMemo(
    () => ({ versions: opened?.versions ?? [], open: openVersion }),
    [opened, openVersion],
  )
  if (store === null)
    return (
      <p role="status" className="py-16 text-center text-timber">
        {t('designer:loading')}
      </p>
    )
  return (
    <VersionsProvider value={versions}>
      <DesignerProvider value={store}>
        <WithDrawing>
          <DesignerScreen {...props} variant={variant} onVariant={setVariant} />
        </WithDrawing>
      </DesignerProvider>
    </VersionsProvider>
  )
}

function WithDrawing({ children }: { readonly children: ReactNode }) {
  // A gesture brings no face and no picture.
  const drawing = useNewDrawing(useDesignerState((state) => state.still))
  return <DrawingProvider value={drawing}>{children}</DrawingProvider>
}

interface OpenStore {
  /** The log that it began with. */
  readonly of: string
  readonly store: DesignerStore
}

/** Null until the log has been read. A variant with another print area draws the same log on that. */
function useStore(opened: OpenLog | null, { files }: PrintVariant): DesignerStore | null {
  const [open, setOpen] = useState<OpenStore | null>(null)
  const area = JSON.stringify(files)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same files are the same area.
  useEffect(() => {
    if (opened === null) return
    const { id, entries, log } = opened
    const printFields = printFieldsOf(files)
    setOpen((before) => {
      const store = createDesignerStore({
        fields: fieldsOf(printFields),
        printFields,
        log: before?.of === id ? before.store.get().log : entries,
        now: () => Date.now(),
        onEntry: log.write,
      })
      return { of: id, store }
    })
  }, [area, opened])
  return open?.store ?? null
}
