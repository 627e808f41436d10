import { bestSellerChoices } from '@first-fashion/contract/catalog/classification'
import { limits } from '@first-fashion/contract/limits'
import type { StaffProduct } from '@first-fashion/contract/staff/product-calls'
import { SelectField } from '@first-fashion/ui'
import { useTranslation } from 'react-i18next'
import type { PartProps } from './product-form-state.ts'

/** Whether sales decide or staff, and what the sales say. */
export function BestSellerField({ product, form, set }: PartProps & { readonly product: StaffProduct }) {
  const { t } = useTranslation()
  const choiceOf = (value: string) => bestSellerChoices.find((one) => one === value) ?? form.bestSellerChoice
  return (
    <SelectField
      label={t('bestSeller')}
      value={form.bestSellerChoice}
      hint={t('soldLately', { count: product.soldLately, days: limits.bestSellerDays })}
      onChange={(event) => set({ bestSellerChoice: choiceOf(event.target.value) })}
    >
      {bestSellerChoices.map((one) => (
        <option key={one} value={one}>
          {t(`bestSellerChoice.${one}`)}
          {one === 'automatic' && product.bestSellerChoice === one
            ? ` (${t(product.bestSeller ? 'bestSellerNow' : 'notBestSellerNow')})`
            : ''}
        </option>
      ))}
    </SelectField>
  )
}
