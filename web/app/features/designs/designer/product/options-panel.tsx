import type { PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import { ColourChoice, WordChoice } from '@first-fashion/ui'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { loadPicture } from '../canvas/garment/use-loaded-garment.ts'
import { useDesignerState } from '../state/designer-context.ts'
import '../designer-words.ts'

interface OptionsPanelProps {
  readonly variants: readonly PrintVariant[]
  readonly chosen: PrintVariant
  readonly onChoose: (variant: PrintVariant) => void
}

/** Size and colour of the garment. A size that there is not in a colour leads to the nearest variant that there is. */
export function OptionsPanel({ variants, chosen, onChoose }: OptionsPanelProps) {
  const { t } = useTranslation()
  const side = useDesignerState((state) => state.side)
  const colors = firstOf(variants, ({ color }) => color)
  const sizes = firstOf(variants, ({ size }) => size)
  const choose = (want: { readonly color: string; readonly size: string }) => {
    const found =
      variants.find(({ color, size }) => color === want.color && size === want.size) ??
      variants.find(({ color, size }) =>
        want.color === chosen.color ? size === want.size : color === want.color,
      )
    if (found !== undefined) onChoose(found)
  }
  const isThere = (color: string, size: string) =>
    variants.some((one) => one.color === color && one.size === size && one.in_stock)
  return (
    <section aria-label={t('designer:options')} className="flex flex-col gap-4">
      <fieldset>
        <legend className="mb-1.5 text-small font-medium">
          {t('designer:colour')}: <span className="font-normal text-timber">{chosen.color_label}</span>
        </legend>
        <span className="flex flex-wrap gap-1">
          {colors.map(({ color, color_label, color_code, blank }) => (
            <ColourChoice
              key={color}
              name={color_label}
              colour={color_code}
              chosen={color === chosen.color}
              onPointerEnter={() => loadPicture(blank?.[side])}
              onFocus={() => loadPicture(blank?.[side])}
              onClick={() => choose({ color, size: chosen.size })}
            />
          ))}
        </span>
      </fieldset>
      <fieldset>
        <legend className="mb-1.5 text-small font-medium">{t('designer:size')}</legend>
        <span className="flex flex-wrap gap-2">
          {sizes.map(({ size }) => (
            <WordChoice
              key={size}
              word={size}
              chosen={size === chosen.size}
              disabled={!isThere(chosen.color, size)}
              onClick={() => choose({ color: chosen.color, size })}
            />
          ))}
        </span>
      </fieldset>
    </section>
  )
}

/** The first variant of each name. */
const firstOf = (
  variants: readonly PrintVariant[],
  nameOf: (variant: PrintVariant) => string,
): PrintVariant[] =>
  [...new Map(variants.toReversed().map((variant) => [nameOf(variant), variant])).values()].toReversed()
