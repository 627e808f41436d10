import type { Product, Variant } from '@first-fashion/contract/catalog/product'
import { Button, ColourChoice, WordChoice } from '@first-fashion/ui'
import { Ruler } from 'lucide-react'
import { type RefObject, Suspense, useState } from 'react'
import { WaitingBar } from '../../../platform/screen/waiting-bar.tsx'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import type { SelectionState } from '../../sellables/index.ts'
import { chosenVariant, isSizeOut, offeredSizes } from '../../sellables/index.ts'
import '../words/product-words.ts'
import '../../sellables/selection-words.ts'
import { lazyPart } from '../../../platform/lost-chunk.ts'

const SizeChartDialog = lazyPart(() =>
  import('../size-chart-dialog.tsx').then((module) => ({ default: module.SizeChartDialog })),
)

const SoldOutHelp = lazyPart(() => import('./sold-out-help.tsx'))

interface ChoiceProps {
  readonly product: Product
  readonly selection: SelectionState
}

interface ColoursProps extends ChoiceProps {
  readonly ref: RefObject<HTMLFieldSetElement | null>
  /** The shopper tried an action that needs a colour. */
  readonly isMissing: boolean
}

/** The colours to choose from. */
export function Colours({ product, selection, ref, isMissing }: ColoursProps) {
  const { t } = useTranslation()
  const variant = chosenVariant(product, selection.chosen)
  return (
    <fieldset ref={ref} className={isMissing ? 'border-l-2 border-hibiscus pl-3' : ''}>
      <legend className="mb-2 text-small font-semibold">
        {t('selection:colour')}:{' '}
        <span className={isMissing ? 'text-hibiscus' : 'font-normal'}>
          {variant?.color ?? t('selection:chooseColour')}
        </span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {product.variants.map((one) => (
          <ColourChoice
            key={one._id}
            name={one.color}
            colour={one.colorCode}
            chosen={one === variant}
            onClick={() => selection.setColour(one.variantIndex)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface SizesProps extends ChoiceProps {
  readonly needsColour: boolean
  readonly onColourMissing: () => void
}

/** The sizes of the chosen colour, with the chart that explains them. */
export function Sizes({ product, selection, needsColour, onColourMissing }: SizesProps) {
  const { t } = useTranslation()
  const [chart, setChart] = useState<'never' | 'open' | 'closed'>('never')
  const { chosen } = selection
  const variant = chosenVariant(product, chosen)
  return (
    <fieldset>
      <legend className="sr-only">{t('selection:size')}</legend>
      <div className="mb-2 flex items-center justify-between">
        <span aria-hidden="true" className="text-small font-semibold">
          {t('selection:size')}:{' '}
          <span className="font-normal">{needsColour ? t('selection:colourFirst') : chosen.size}</span>
        </span>
        {product.sizeChart === null ? null : (
          <Button variant="link" className="text-small" onClick={() => setChart('open')}>
            <Ruler aria-hidden="true" size={16} />
            {t('product:sizeChart')}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {offeredSizes(product, chosen).map((size) => {
          return (
            <WordChoice
              key={size}
              word={size}
              // Without a colour the first size is preselected [A4.19]; adding asks for the colour.
              chosen={size === chosen.size}
              isProvisional={needsColour}
              disabled={isSizeOut(product, chosen, size)}
              onClick={() => (needsColour ? onColourMissing() : selection.setSize(size))}
            />
          )
        })}
      </div>
      {variant !== undefined && hasSoldOut(product, variant) ? (
        <Suspense fallback={<div className="h-11" />}>
          <SoldOutHelp product={product} variant={variant} chosenSize={chosen.size} />
        </Suspense>
      ) : null}
      {chart === 'never' || product.sizeChart === null ? null : (
        <Suspense fallback={<WaitingBar />}>
          <SizeChartDialog
            open={chart === 'open'}
            onClose={() => setChart('closed')}
            chart={product.sizeChart}
          />
        </Suspense>
      )}
    </fieldset>
  )
}

const hasSoldOut = (product: Product, variant: Variant): boolean =>
  !product.madeToOrder && variant.sizes.some((one) => one.quantity === 0)
