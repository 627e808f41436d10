import { printSides } from '@first-fashion/contract/designs/design-limits'
import type { PrintProduct, PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import { TabButton } from '@first-fashion/ui'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { DesignCanvas } from './canvas/design-canvas.tsx'
import { LookingBack } from './canvas/looking-back.tsx'
import { DesignerBar } from './designer-bar.tsx'
import { HistorySlider } from './history-slider.tsx'
import { MockupButton } from './mockups/mockup-button.tsx'
import { useMockups } from './mockups/use-mockups.ts'
import { PhoneTools } from './phone-tools.tsx'
import { ProductPanel } from './product/product-panel.tsx'
import { PropertiesPanel } from './properties/properties-panel.tsx'
import { useAutosave } from './saving/use-autosave.ts'
import type { DesignLog } from './state/design-log.ts'
import { useDesigner, useDesignerState } from './state/designer-context.ts'
import { useChosenFacts } from './state/use-chosen-facts.ts'
import { ToolsPanel } from './tools/tools-panel.tsx'
import { useIsWide } from './use-is-wide.ts'
import './designer-words.ts'

interface DesignerScreenProps {
  readonly product: PrintProduct
  readonly variants: readonly PrintVariant[]
  readonly variant: PrintVariant
  readonly log: DesignLog
  readonly onVariant: (variant: PrintVariant) => void
}

/** Three columns on a desktop; on a phone the canvas, with the rest in sheets below it (spec B section 2). */
export function DesignerScreen({ product, variants, variant, log, onVariant }: DesignerScreenProps) {
  const { t } = useTranslation()
  const { profitCents, name, description, chooseProfit, chooseNamed } = useChosenFacts(product.id, log)
  const isWide = useIsWide()
  const pricing = { baseCents: Math.round(variant.price * 100), printCents: 0, profitCents }
  const document = useDesignerState(({ history }) => history.present)
  const autosave = useAutosave({ product, variant, pricing, name, description }, log)
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
  // On a phone below the bar, which would cover them in part.
  const belowCanvas = (
    <>
      <HistorySlider />
      <MockupButton side={shown} mockups={mockups} />
    </>
  )
  return (
    <>
      <DesignerBar
        product={product}
        variant={variant}
        log={log}
        autosave={autosave}
        named={{ name, description }}
        onNamed={chooseNamed}
      />
      <div className="grid gap-x-8 gap-y-6 py-6 lg:grid-cols-[17rem_minmax(0,1fr)_18rem]">
        {isWide ? (
          <div className="flex flex-col gap-8">
            <ToolsPanel />
            <PropertiesPanel />
          </div>
        ) : null}
        <div className="mx-auto w-full max-w-[36rem] self-start lg:sticky lg:top-20">
          <SideTabs variant={variant} />
          <div className="relative">
            <DesignCanvas variant={variant} />
            <LookingBack />
          </div>
          {isWide ? <p className="mt-2 text-small text-timber">{t('designer:canvasHint')}</p> : null}
          {isWide ? belowCanvas : null}
        </div>
        {isWide ? <div>{productPanel}</div> : null}
      </div>
      {isWide ? null : (
        <>
          <PhoneTools product={productPanel} />
          <div className="py-4">{belowCanvas}</div>
        </>
      )}
    </>
  )
}

function SideTabs({ variant: { files } }: { readonly variant: PrintVariant }) {
  const { t } = useTranslation()
  const store = useDesigner()
  const shown = useDesignerState((state) => state.side)
  const sides = printSides.filter((side) => files.some(({ type }) => type === side))
  return (
    <nav aria-label={t('designer:sides')} className="mb-3 flex justify-center gap-6">
      {sides.map((side) => (
        <TabButton key={side} isShown={side === shown} onClick={() => store.showSide(side)}>
          {t(`designer:${side}Side`)}
        </TabButton>
      ))}
    </nav>
  )
}
