import type { PrintProduct, PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { paths } from '../../../platform/paths.ts'
import { currentToken, useToken } from '../../../platform/session.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { wasLeft } from '../../accounts/index.ts'
import { VersionsProvider } from './design-versions.tsx'
import { DesignerScreen } from './designer-screen.tsx'
import { DrawingProvider, useNewDrawing } from './drawing/use-drawing.ts'
import { fieldsOf, printFieldsOf } from './product/fields.ts'
import { DesignerProvider, useDesignerState } from './state/designer-context.ts'
import { createDesignerStore, type DesignerStore } from './state/designer-store.ts'
import type { RequestedDesign } from './state/requested-design.ts'
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
  useFreshForOthers()
  const { product, variants } = props
  const { opened, uploading, openVersion, openStored } = useDesignLog(useRequested(product, variants, first))
  const { variant, choose } = useVariant(opened, props, first)
  const open = useStore(opened, variant)
  const versions = useMemo(
    () => ({ versions: opened?.versions ?? [], open: openVersion, openStored }),
    [opened, openVersion, openStored],
  )
  if (open === null)
    return (
      <p role="status" className="py-16 text-center text-timber">
        {uploading === null ? t('designer:loading') : t('designer:uploading', { ...uploading })}
      </p>
    )
  return (
    <VersionsProvider value={versions}>
      <DesignerProvider value={open}>
        <WithDrawing>
          <DesignerScreen key={open.of} {...props} variant={variant} opened={open} onVariant={choose} />
        </WithDrawing>
      </DesignerProvider>
    </VersionsProvider>
  )
}

/** Opens anew after a login, and after a logout, so that nobody goes on with a design of somebody else. */
function useFreshForOthers(): void {
  const token = useToken()
  const [first] = useState(currentToken)
  useEffect(() => {
    const hasExpired = token === null && first !== null && !wasLeft(first)
    if (token !== undefined && token !== first && !hasExpired) window.location.reload()
  }, [first, token])
}

/** What the address asks for. */
function useRequested(
  { id: productId }: PrintProduct,
  variants: readonly PrintVariant[],
  { id: variantId }: PrintVariant,
): RequestedDesign {
  const named = useParams().variantId === String(variantId)
  const [search] = useState(() => new URLSearchParams(window.location.search))
  return {
    productId,
    variantId,
    variantIds: named ? null : variants.map(({ id }) => id),
    customProductId: search.get('draft'),
    isNew: search.has('loadDesign') && currentToken() !== null,
  }
}

/** The variant of the open design. Choosing another one takes the design and the address along. */
function useVariant(
  opened: OpenLog | null,
  { product, variants }: Omit<DesignerAppProps, 'variant'>,
  first: PrintVariant,
) {
  const [chosen, setChosen] = useState<{ readonly of: OpenLog; readonly variant: PrintVariant }>()
  const designed = variants.find(({ id }) => id === opened?.variantId) ?? first
  useEffect(() => {
    if (opened === null) return
    const { pathname, search } = window.location
    const isUnnamed = pathname === paths.designer(product.id, 'first') && designed.id === first.id
    const isShown = isUnnamed || pathname === paths.designer(product.id, designed.id)
    const asked = new URLSearchParams(search)
    if (asked.has('draft') || !(isShown || asked.has('loadDesign'))) showAddress(product, designed)
  }, [opened, product, designed, first])
  const choose = (variant: PrintVariant) => {
    if (opened === null) return
    setChosen({ of: opened, variant })
    opened.log.move(`${product.id}/${variant.id}`)
    showAddress(product, variant)
  }
  return { variant: chosen !== undefined && chosen.of === opened ? chosen.variant : designed, choose }
}

const showAddress = (product: PrintProduct, variant: PrintVariant) =>
  window.history.replaceState(window.history.state, '', paths.designer(product.id, variant.id))

function WithDrawing({ children }: { readonly children: ReactNode }) {
  // A gesture brings no face and no picture.
  const drawing = useNewDrawing(useDesignerState((state) => state.still))
  return <DrawingProvider value={drawing}>{children}</DrawingProvider>
}

interface OpenStore extends Pick<OpenLog, 'log' | 'sync'> {
  /** The log that it began with. */
  readonly of: string
  readonly store: DesignerStore
  readonly current: () => DesignerStore
}

/** Null until the log has been read. A variant with another print area draws the same log on that. */
function useStore(opened: OpenLog | null, { files }: PrintVariant): OpenStore | null {
  const [open, setOpen] = useState<OpenStore | null>(null)
  const onScreen = useRef<DesignerStore>(null)
  useLayoutEffect(() => {
    onScreen.current = open?.store ?? null
  }, [open])
  const area = JSON.stringify(files)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same files are the same area.
  useEffect(() => {
    if (opened === null) return
    const { id, entries, log, sync } = opened
    const printFields = printFieldsOf(files)
    setOpen((before) => {
      const store = createDesignerStore({
        fields: fieldsOf(printFields),
        printFields,
        log: before?.of === id ? before.store.get().log : entries,
        now: () => Date.now(),
        onEntry: log.write,
      })
      return { of: id, log, sync, store, current: () => onScreen.current ?? store }
    })
  }, [area, opened])
  return open
}
