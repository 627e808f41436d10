import { countryName } from '@first-fashion/contract/countries/country-name'
import { SelectField } from '@first-fashion/ui'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { labelOf } from './country-search.rules.ts'
import { type CountryFieldProps, CountrySearch } from './country-search.tsx'
import '../addresses-words.ts'

const searchFrom = 6

/** The country; searchable when there are more than five [A4.31]. */
export function CountryField(props: CountryFieldProps) {
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
