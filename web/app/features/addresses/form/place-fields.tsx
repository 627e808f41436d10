import { addressMaximumLengths } from '@first-fashion/contract/checkout/address'
import type { Country } from '@first-fashion/contract/countries/calls'
import { sriLankanDistricts } from '@first-fashion/contract/countries/sri-lanka'
import { Button, SelectField, TextField } from '@first-fashion/ui'
import { useId } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import type { FieldsProps } from './address-form.ts'
import { questionedDistrict } from './district.rules.ts'
import { citiesOffered, placeFieldsOf } from './place-fields.rules.ts'
import '../addresses-words.ts'

const wide: readonly string[] = ['street', 'apartment']

/** The fields that the country's `addressFormat` asks for, in its order and with its labels [A3.47]. */
export function PlaceFields(props: FieldsProps) {
  const fields = placeFieldsOf(props.country)
  const narrow = fields.filter(({ name }) => !wide.includes(name))
  // A last field alone in its row takes the whole row.
  const alone = narrow.length % 2 === 1 ? narrow.at(-1)?.name : undefined
  return fields.map((field) => (
    <div
      key={field.name}
      className={wide.includes(field.name) || field.name === alone ? 'sm:col-span-2' : ''}
    >
      <PlaceField {...props} field={field} />
    </div>
  ))
}

type PlaceFieldProps = FieldsProps & { readonly field: ReturnType<typeof placeFieldsOf>[number] }

function PlaceField({ field, form, errors, country, states, onChange, onLeave }: PlaceFieldProps) {
  const { t } = useTranslation()
  const listId = useId()
  const { name, label } = field
  const questioned = name === 'district' ? questionedDistrict(form) : undefined
  const frame = {
    id: `address-${name}`,
    name,
    label,
    ...(field.required ? {} : { optionalLabel: t('addresses:form.optional') }),
    autoComplete: autoComplete[name],
    value: form[name],
    error: errors[name],
    onBlur: () => onLeave(name),
  }
  if (name === 'state' || name === 'district')
    return (
      <SelectField
        {...frame}
        {...(questioned === undefined
          ? {}
          : { hint: <DistrictQuestion city={form.city.trim()} district={questioned} onChange={onChange} /> })}
        onChange={(event) => onChange({ [name]: event.target.value })}
      >
        <option value="">{t('addresses:form.choose')}</option>
        {(name === 'state' ? states : districts)?.map((one) => (
          <option key={one.code} value={one.code}>
            {one.name}
          </option>
        ))}
      </SelectField>
    )
  const cities = name === 'city' ? citiesOffered(form) : []
  return (
    <>
      <TextField
        {...frame}
        maxLength={addressMaximumLengths[name]}
        {...(cities.length === 0 ? {} : { list: listId })}
        {...(name === 'postalCode'
          ? postalHint(country, (example) => t('addresses:form.postalExample', { example }))
          : {})}
        onChange={({ target: { value } }) => onChange({ [name]: value })}
      />
      {cities.length === 0 ? null : (
        <datalist id={listId}>
          {cities.map((city) => (
            <option key={city} value={city} />
          ))}
        </datalist>
      )}
    </>
  )
}

interface QuestionProps extends Pick<FieldsProps, 'onChange'> {
  readonly city: string
  readonly district: string
}

/** Asks whether a district is right that is not the town's. */
function DistrictQuestion({ city, district, onChange }: QuestionProps) {
  const { t } = useTranslation()
  return (
    <span role="status">
      {t('addresses:form.districtQuestion', { city, district })}{' '}
      <Button variant="link" onClick={() => onChange({ district })}>
        {t('addresses:form.districtTake', { district })}
      </Button>
    </span>
  )
}

const postalHint = (country: Country | undefined, words: (example: string) => string) =>
  country?.postalCodeFormat ? { hint: words(country.postalCodeFormat.example) } : {}

const districts = sriLankanDistricts.map(({ name }) => ({ code: name, name }))

/** The autocomplete name of each field. */
const autoComplete = {
  street: 'shipping address-line1',
  apartment: 'shipping address-line2',
  city: 'shipping address-level2',
  state: 'shipping address-level1',
  area: 'shipping address-level3',
  postalCode: 'shipping postal-code',
  district: 'off',
} as const
