import { addressMaximumLengths } from '@first-fashion/contract/checkout/address'
import type { Country } from '@first-fashion/contract/countries/calls'
import { TextField } from '@first-fashion/ui'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import type { AddressForm, FieldsProps } from './address-form.ts'
import { CountryField } from './country-field.tsx'
import { PhoneFields } from './phone-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { useTrunkPrefix } from './use-trunk-prefix.ts'
import '../addresses-words.ts'

/** Recipient, address and contact. The fields in between follow the country's address format. */
export function AddressFields(props: FieldsProps) {
  const { form, errors, countries, onChange, onLeave } = props
  const { t } = useTranslation()
  useTrunkPrefix(form, onChange)
  const field = (name: Exclude<keyof typeof addressMaximumLengths, 'city' | 'phoneCode'>) => ({
    id: `address-${name}`,
    name,
    value: form[name],
    maxLength: addressMaximumLengths[name],
    error: errors[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ [name]: event.target.value }),
    onBlur: () => onLeave(name),
  })
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField
        {...field('firstName')}
        label={t('addresses:form.firstName')}
        autoComplete="shipping given-name"
        autoCapitalize="words"
      />
      <TextField
        {...field('lastName')}
        label={t('addresses:form.lastName')}
        autoComplete="shipping family-name"
        autoCapitalize="words"
      />
      <div className="sm:col-span-2">
        <TextField
          {...field('email')}
          label={t('addresses:form.email')}
          type="email"
          inputMode="email"
          autoComplete="shipping email"
        />
      </div>
      <div className="sm:col-span-2">
        <CountryField
          countries={countries}
          value={form.country}
          error={errors.country}
          onChoose={(chosen) => onChange(movedTo(chosen))}
        />
      </div>
      <PlaceFields {...props} />
      <PhoneFields {...props} />
      <div className="sm:col-span-2">
        <TextField
          {...field('instructions')}
          label={t('addresses:form.instructions')}
          optionalLabel={t('addresses:form.optional')}
          autoComplete="off"
        />
      </div>
    </div>
  )
}

/** A new country sets its own phone code, and clears district and area unless it uses them. */
function movedTo({ code, phoneCode, addressFormat }: Country): Partial<AddressForm> {
  const asks = (name: string) => addressFormat.fields.some((field) => field.name === name)
  return {
    country: code,
    phoneCode,
    ...(asks('district') ? {} : { district: '' }),
    ...(asks('area') ? {} : { area: '' }),
  }
}
