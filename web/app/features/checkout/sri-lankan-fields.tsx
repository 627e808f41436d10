import { sriLankanDistricts } from '@first-fashion/contract/countries/sri-lanka'
import { SelectField } from '@first-fashion/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddressForm } from './address-form.ts'
import '../../platform/words/buying/delivery.ts'
import '../../platform/words/later.ts'

interface FieldsProps {
  readonly form: AddressForm
  readonly area: ReactNode
  readonly onChange: (change: Partial<AddressForm>) => void
}

/** District and area, and the towns that the city field offers: a courier goes by districts here. */
export function SriLankanFields({ form, area, onChange }: FieldsProps) {
  const { t } = useTranslation()
  const shown = sriLankanDistricts.filter(({ name }) => form.district === '' || name === form.district)
  return (
    <>
      <SelectField
        id="address-district"
        label={t('delivery.district')}
        optionalLabel={t('checkout.optional')}
        name="district"
        autoComplete="off"
        value={form.district}
        onChange={(event) => onChange({ district: event.target.value })}
      >
        <option value="">{t('checkout.choose')}</option>
        {sriLankanDistricts.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      {area}
      <datalist id="cities">
        {shown
          .flatMap(({ cities }) => cities)
          .map((city) => (
            <option key={city} value={city} />
          ))}
      </datalist>
    </>
  )
}
