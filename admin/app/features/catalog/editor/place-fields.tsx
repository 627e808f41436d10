import { categories, productTypes } from '@first-fashion/contract/catalog/classification'
import type { StaffProduct } from '@first-fashion/contract/catalog/staff-product-calls'
import { SelectField } from '@first-fashion/ui'
import { useWords } from '../words.ts'
import { classified, type PartProps } from './form-state.ts'
import { useCollectionChoices } from './queries.ts'

interface PlaceProps extends PartProps {
  readonly product: StaffProduct | undefined
}

/** Where the store shows it: category, type and collection. */
export function PlaceFields({ product, form, set, errors }: PlaceProps) {
  const { t } = useWords()
  const collections = useCollectionChoices()
  const known = product?.collection == null ? [] : [product.collection]
  return (
    <>
      <SelectField
        label={t('category')}
        value={form.category}
        onChange={({ target }) => {
          const category = categories.find((one) => one === target.value)
          if (category !== undefined) set(classified(form, { category }))
        }}
      >
        {categories.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <SelectField
        label={t('type')}
        value={form.subCategory}
        onChange={({ target }) => {
          const subCategory = productTypes.find((one) => one === target.value)
          if (subCategory !== undefined) set(classified(form, { subCategory }))
        }}
      >
        {productTypes.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <SelectField
        label={t('collection')}
        value={form.collection ?? ''}
        error={errors.collection}
        onChange={(event) => set({ collection: event.target.value === '' ? null : event.target.value })}
      >
        <option value="">{t('noCollection')}</option>
        {(collections.data ?? known).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  )
}
