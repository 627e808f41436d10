import { SelectField } from '@first-fashion/ui'
import { useVariants } from '../queries.ts'
import { useWords } from '../words.ts'

export interface ChosenVariant {
  readonly variantIndex: number
  readonly size: string
}

interface VariantChoiceProps {
  readonly productId: string | undefined
  readonly chosen: ChosenVariant | undefined
  readonly onChoose: (chosen: ChosenVariant | undefined) => void
}

/** The colours and sizes of a product that can be had. */
export function VariantChoice({ productId, chosen, onChoose }: VariantChoiceProps) {
  const { t } = useWords()
  const variants = useVariants(productId)
  const options = (variants.data ?? []).flatMap(({ variantIndex, color, sizes }) =>
    sizes.filter(({ quantity }) => quantity > 0).map(({ size }) => ({ variantIndex, color, size })),
  )
  const nameOf = ({ variantIndex, size }: ChosenVariant) => `${variantIndex} ${size}`
  return (
    <SelectField
      label={t('variant')}
      value={chosen === undefined ? '' : nameOf(chosen)}
      onChange={({ target }) => onChoose(options.find((one) => nameOf(one) === target.value))}
    >
      <option value="" />
      {options.map((one) => (
        <option key={nameOf(one)} value={nameOf(one)}>
          {`${one.color}, ${one.size}`}
        </option>
      ))}
    </SelectField>
  )
}
