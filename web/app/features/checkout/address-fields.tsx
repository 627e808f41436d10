import { type AddressField, addressMaximumLengths } from '@first-fashion/contract/checkout/address'
import type { Country } from '@first-fashion/contract/countries/calls'
import { limits } from '@first-fashion/contract/limits'
import { SelectField, TextField } from '@first-fashion/ui'
import { useTranslation } from 'react-i18next'
import type { AddressForm } from './address-form.ts'
import { CountryField } from './country-field.tsx'
import { typedPhone } from './phone-input.rules.ts'
import { SriLankanFields } from './sri-lankan-fields.tsx'
import '../../platform/words/buying/delivery.ts'
import '../../platform/words/later.ts'

export type AddressErrors = Partial<Record<AddressField, string>>

interface FieldsProps {
  readonly form: AddressForm
  readonly errors: AddressErrors
  readonly countries: readonly Country[]
  readonly country: Country | undefined
  readonly states: readonly { readonly code: string; readonly name: string }[] | undefined
  readonly onChange: (change: Partial<AddressForm>) => void
  /** A field was left: its error may show now. */
  readonly onLeave: (field: AddressField) => void
}

type TextName = Exclude<keyof AddressForm, 'country' | 'state' | 'phone'>

export function AddressFields({ form, errors, countries, country, states, onChange, onLeave }: FieldsProps) {
  const { t } = useTranslation()
  const text = (
    name: TextName,
    label: string,
    autoComplete: string,
    more: Partial<Parameters<typeof TextField>[0]> = {},
  ) => (
    <TextField
      id={`address-${name}`}
      label={label}
      name={name}
      autoComplete={autoComplete}
      value={form[name]}
      maxLength={addressMaximumLengths[name]}
      error={errors[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      onBlur={() => onLeave(name)}
      {...more}
    />
  )
  const optional = { optionalLabel: t('checkout.optional') }
  const isHome = form.country === 'LK'
  const example = country?.postalCodeFormat?.example
  const isPostalRequired = country?.addressFormat.fields.some(
    (field) => field.name === 'postalCode' && field.required,
  )
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      {text('firstName', t('checkout.firstName'), 'given-name')}
      {text('lastName', t('checkout.lastName'), 'family-name')}
      <div className="sm:col-span-2">
        {text('email', t('checkout.email'), 'email', { type: 'email', inputMode: 'email' })}
      </div>
      <div className="sm:col-span-2">
        <CountryField
          countries={countries}
          value={form.country}
          error={errors.country}
          onChoose={(chosen) => onChange({ country: chosen.code, phoneCode: chosen.phoneCode })}
        />
      </div>
      <div className="sm:col-span-2">{text('street', t('checkout.street'), 'address-line1')}</div>
      <div className="sm:col-span-2">
        {text('apartment', t('checkout.apartment'), 'address-line2', optional)}
      </div>
      {text('city', cityLabel(country) ?? t('checkout.city'), 'address-level2', {
        list: isHome ? 'cities' : undefined,
      })}
      {text('postalCode', t('checkout.postalCode'), 'postal-code', {
        ...(isPostalRequired === true ? {} : optional),
        ...(example === undefined ? {} : { hint: t('checkout.postalExample', { example }) }),
      })}
      {country?.requiresState === true ? (
        <div className="sm:col-span-2">
          <SelectField
            id="address-state"
            label={country.stateLabel}
            name="state"
            autoComplete="address-level1"
            value={form.state}
            error={errors.state}
            onChange={(event) => onChange({ state: event.target.value })}
            onBlur={() => onLeave('state')}
          >
            <option value="">{t('checkout.choose')}</option>
            {states?.map((state) => (
              <option key={state.code} value={state.code}>
                {state.name}
              </option>
            ))}
          </SelectField>
        </div>
      ) : null}
      {isHome ? (
        <SriLankanFields
          form={form}
          area={text('area', t('delivery.area'), 'address-level3', optional)}
          onChange={onChange}
        />
      ) : null}
      <div className="grid grid-cols-[6rem_1fr] gap-4 sm:col-span-2">
        {text('phoneCode', t('checkout.phoneCode'), 'tel-country-code', { inputMode: 'tel', maxLength: 5 })}
        <TextField
          id="address-phone"
          label={t('checkout.phone')}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={limits.phoneInputMaximumLength}
          value={form.phone}
          error={errors.phone}
          onChange={(event) => onChange({ phone: typedPhone(form.phone, event.target.value) })}
          onBlur={() => onLeave('phone')}
        />
      </div>
      <div className="sm:col-span-2">
        {text('instructions', t('checkout.instructions'), 'off', { ...optional, maxLength: 500 })}
      </div>
    </div>
  )
}

const cityLabel = (country: Country | undefined) =>
  country?.addressFormat.fields.find((field) => field.name === 'city')?.label
