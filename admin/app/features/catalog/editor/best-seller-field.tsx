import { bestSellerChoices } from '@first-fashion/contract/catalog/classification'
import type { StaffProduct } from '@first-fashion/contract/catalog/staff-product-calls'
import { limits } from '@first-fashion/contract/limits'
import { SelectField } from '@first-fashion/ui'
import { useWords } from '../words.ts'
import type { PartProps } from './form-state.ts'

/** Whether sales or staff decide on best sellers, and the current sales. */
interface FieldProps extends Pick<PartProps, 'form' | 'set'> {
  /** Undefined until it is saved. */
  readonly product: StaffProduct | undefined
}

export function BestSellerField({ product, form, set }: FieldProps) {
  const { t } = useWords()
  const choiceOf = (value: string) => bestSellerChoices.find((one) => one === value) ?? form.bestSellerChoice
  return (
    <SelectField
      label={t('bestSeller')}
      value={form.bestSellerChoice}
      hint={
        product === undefined
          ? undefined
          : t('soldLately', { count: product.soldLately, days: limits.bestSellerDays })
      }
      onChange={(event) => set({ bestSellerChoice: choiceOf(event.target.value) })}
    >
      {bestSellerChoices.map((one) => (
        <option key={one} value={one}>
          {t(`bestSellerChoice.${one}`)}
          {one === 'automatic' && product?.bestSellerChoice === one
            ? ` (${t(product.bestSeller ? 'bestSellerNow' : 'notBestSellerNow')})`
            : ''}
        </option>
      ))}
    </SelectField>
  )
}
