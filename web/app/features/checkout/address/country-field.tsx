import type { Country } from '@first-fashion/contract/countries/calls'
import { countryName } from '@first-fashion/contract/countries/country-name'
import { SelectField, TextField } from '@first-fashion/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../../../platform/words/later.ts'

const searchFrom = 6

interface CountryFieldProps {
  readonly countries: readonly Country[]
  readonly value: string
  readonly error: string | undefined
  readonly onChoose: (country: Country) => void
}

/** The country, with a box to find it by when there are more than five (spec A section 4). */
export function CountryField({ countries, value, error, onChoose }: CountryFieldProps) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const word = search.trim().toLowerCase()
  const fitting = countries.filter(
    (country) => word === '' || country.name.toLowerCase().includes(word) || country.code === value,
  )
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <SelectField
        id="address-country"
        label={t('checkout.country')}
        name="country"
        autoComplete="country"
        value={value}
        error={error}
        onChange={(event) => {
          const chosen = countries.find((country) => country.code === event.target.value)
          if (chosen !== undefined) onChoose(chosen)
        }}
      >
        {countries.length === 0 ? <option value={value}>{countryName(value)}</option> : null}
        {fitting.map((country) => (
          <option key={country.code} value={country.code}>
            {country.name}
          </option>
        ))}
      </SelectField>
      {countries.length >= searchFrom ? (
        <TextField
          label={t('checkout.countrySearch')}
          type="search"
          autoComplete="off"
          value={search}
          onKeyDown={(event) => {
            // Enter finds a country; it must not place the order.
            if (event.key === 'Enter') event.preventDefault()
          }}
          onChange={(event) => {
            setSearch(event.target.value)
            const found = event.target.value.trim().toLowerCase()
            const only = countries.filter(
              (country) => found !== '' && country.name.toLowerCase().startsWith(found),
            )
            if (only.length === 1 && only[0] !== undefined) onChoose(only[0])
          }}
        />
      ) : null}
    </div>
  )
}
