import '../addresses-words.ts'
import { addressMaximumLengths } from '@first-fashion/contract/checkout/address'
import type { Country } from '@first-fashion/contract/countries/calls'
import { countryName } from '@first-fashion/contract/countries/country-name'
import { SelectField, TextField } from '@first-fashion/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import type { AddressForm, FieldsProps } from './address-form.ts'
import { labelOf } from './country-search.rules.ts'
import { type CountryFieldProps, CountrySearch } from './country-search.tsx'
import { PhoneFields } from './phone-fields.tsx'
import { PlaceFields } from './place-fields.tsx'

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

/**
 * Removes from the front of a number what does not belong after its country code: the trunk prefix 0, and the code
 * itself. The country data loads only for numbers with one of them. If it cannot load, the server removes them alone.
 */
function useTrunkPrefix(
  { phone, phoneCode }: AddressForm,
  onChange: (change: Partial<AddressForm>) => void,
): void {
  const change = useRef(onChange)
  change.current = onChange
  useEffect(() => {
    const code = phoneCode.replace(/\D/g, '')
    if (!phone.startsWith('0') && (code === '' || !phone.replace(/\D/g, '').startsWith(code))) return
    let isCurrent = true
    import('@first-fashion/contract/checkout/trunk-prefix').then(
      ({ nationalNumber }) => {
        const national = nationalNumber(phoneCode, phone)
        if (isCurrent && national !== phone) change.current({ phone: national })
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [phone, phoneCode])
}

const searchFrom = 6

/** The country; searchable when there are more than five [A4.31]. */
function CountryField(props: CountryFieldProps) {
  const { t } = useTranslation()
  const { countries, value, error, onChoose } = props
  const chosen = countries.find(({ code }) => code === value)
  const label =
    chosen === undefined
      ? countries.length === 0
        ? countryName(value)
        : t('addresses:form.countryOff', { country: countryName(value) })
      : labelOf(chosen)
  if (countries.length >= searchFrom) return <CountrySearch {...props} chosen={chosen} chosenLabel={label} />
  return (
    <SelectField
      id="address-country"
      label={t('addresses:form.country')}
      name="country"
      autoComplete="shipping country"
      value={value}
      error={error}
      onChange={(event) => {
        const next = countries.find(({ code }) => code === event.target.value)
        if (next !== undefined) onChoose(next)
      }}
    >
      {chosen === undefined ? <option value={value}>{label}</option> : null}
      {countries.map((country) => (
        <option key={country.code} value={country.code}>
          {labelOf(country)}
        </option>
      ))}
    </SelectField>
  )
}
