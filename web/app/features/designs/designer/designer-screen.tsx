import './designer-words.ts'
import type { PrintProduct, PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { CanvasFrame } from './canvas/canvas-frame.tsx'
import { DesignerBar } from './designer-bar.tsx'
import { HistorySlider } from './history-slider.tsx'
import { MockupButton } from './mockups/mockup-button.tsx'
import { useMockups } from './mockups/use-mockups.ts'
import { PhoneTools } from './phone-tools.tsx'
import { ProductPanel } from './product/product-panel.tsx'
import { PropertiesPanel } from './properties/properties-panel.tsx'
import { useAutosave } from './saving/use-autosave.ts'
import { useDesignerState } from './state/designer-context.ts'
import { useChosenFacts } from './state/use-chosen-facts.ts'
import type { OpenLog } from './state/use-design-log.ts'
import { ToolsPanel } from './tools/tools-panel.tsx'

interface DesignerScreenProps {
  readonly product: PrintProduct
  readonly variants: readonly PrintVariant[]
  readonly variant: PrintVariant
  readonly opened: Pick<OpenLog, 'log' | 'sync'>
  readonly onVariant: (variant: PrintVariant) => void
}

/** Beside the canvas on a desktop, which stays in sight; with room for the frame around what has the focus. */
const ownScroll = '-mx-2 min-h-0 overflow-y-auto overscroll-contain px-2 py-4'

/** Three columns in one window on a desktop; on a phone the canvas, with the rest in sheets below it [B2.74, B2.75]. */
export function DesignerScreen({ product, variants, variant, opened, onVariant }: DesignerScreenProps) {
  const { t } = useTranslation()
  const { profitCents, name, description, chooseProfit, chooseNamed } = useChosenFacts(opened.log)
  const isWide = useIsWide()
  const pricing = { baseCents: Math.round(variant.price * 100), printCents: 0, profitCents }
  const document = useDesignerState(({ history }) => history.present)
  const autosave = useAutosave({ product, variant, pricing, name, description }, opened)
  const mockups = useMockups({ document, variantId: variant.id, autosave })
  const shown = useDesignerState((state) => state.side)
  const productPanel = (
    <ProductPanel
      product={product}
      variants={variants}
      variant={variant}
      pricing={pricing}
      mockups={mockups}
      onVariant={onVariant}
      onProfit={chooseProfit}
    />
  )
  const belowCanvas = (
    <div className="grid gap-x-4 lg:grid-cols-2 lg:items-start">
      <HistorySlider />
      <div className="lg:col-start-2">
        <MockupButton side={shown} mockups={mockups} />
      </div>
    </div>
  )
  return (
    <>
      <DesignerBar
        product={product}
        variant={variant}
        log={opened.log}
        autosave={autosave}
        named={{ name, description }}
        onNamed={chooseNamed}
      />
      <div className="grid gap-x-8 gap-y-6 py-4 lg:h-[max(34rem,calc(100dvh-10.5rem))] lg:grid-cols-[17rem_minmax(0,1fr)_18rem] lg:py-0">
        {isWide ? (
          <div className={`flex flex-col gap-8 ${ownScroll}`}>
            <ToolsPanel />
            <PropertiesPanel />
          </div>
        ) : null}
        <div className="mx-auto w-full max-w-[36rem] self-start lg:flex lg:h-full lg:max-w-none lg:min-h-0 lg:flex-col lg:py-3">
          <CanvasFrame variant={variant} />
          {isWide ? (
            <div className="mx-auto mt-2 flex w-full max-w-[30rem] shrink-0 flex-col">
              <p className="text-small text-timber">{t('designer:canvasHint')}</p>
              {belowCanvas}
            </div>
          ) : null}
        </div>
        {isWide ? <div className={ownScroll}>{productPanel}</div> : null}
      </div>
      {isWide ? null : (
        <>
          <PhoneTools product={productPanel} />
          {/* Below the bar, which would cover it in part. */}
          <div className="py-4">{belowCanvas}</div>
        </>
      )}
    </>
  )
}

const wide = '(width >= 64rem)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether there is room for three columns. Only in the browser. */
const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => false,
  )
