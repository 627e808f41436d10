import type { Product } from '@first-fashion/contract/catalog/product'
import { ColourChoice, WordChoice } from '@first-fashion/ui'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { chosenVariant, isSizeOut, offeredSizes } from './product-selection.rules.ts'
import type { SelectionState } from './use-selection.ts'
import './selection-words.ts'

interface ChoiceProps {
  readonly product: Pick<Product, 'variants' | 'sizes'>
  readonly selection: SelectionState
}

/** Colour and size of a product, in a narrow place; sizes that are out of stock cannot be chosen. */
export function VariantChoice({ product, selection }: ChoiceProps) {
  const { t } = useTranslation()
  const { chosen, setSize } = selection
  const needsColour = product.variants.length > 0 && chosenVariant(product, chosen) === undefined
  return (
    <div className="flex flex-col gap-6">
      {product.variants.length === 0 ? null : <Colours product={product} selection={selection} />}
      <fieldset>
        <legend className="mb-2 text-small font-semibold">
          {t('selection:size')}:{' '}
          <span className="font-normal">{needsColour ? t('selection:colourFirst') : chosen.size}</span>
        </legend>
        <div className="flex flex-wrap gap-2">
          {offeredSizes(product, chosen).map((size) => (
            <WordChoice
              key={size}
              word={size}
              chosen={!needsColour && size === chosen.size}
              disabled={isSizeOut(product, chosen, size)}
              onClick={() => (needsColour ? toasts.error(t('selection:selectColour')) : setSize(size))}
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}

function Colours({ product, selection: { chosen, setColour } }: ChoiceProps) {
  const { t } = useTranslation()
  const variant = chosenVariant(product, chosen)
  return (
    <fieldset>
      <legend className="mb-2 text-small font-semibold">
        {t('selection:colour')}:{' '}
        <span className="font-normal">{variant?.color ?? t('selection:chooseColour')}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {product.variants.map((one) => (
          <ColourChoice
            key={one._id}
            name={one.color}
            colour={one.colorCode}
            chosen={one === variant}
            onClick={() => setColour(one.variantIndex)}
          />
        ))}
      </div>
    </fieldset>
  )
}
