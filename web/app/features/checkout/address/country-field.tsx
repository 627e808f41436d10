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
  const found = countries.filter((country) => searchedIn(country).some((text) => text.includes(word)))
  const fitting = countries.filter((country) => country.code === value || found.includes(country))
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <SelectField
        id="address-country"
        label={t('checkout.country')}
        name="country"
        autoComplete="shipping country"
        value={value}
        error={error}
        onChange={(event) => {
          const chosen = countries.find((country) => country.code === event.target.value)
          if (chosen === undefined) return
          setSearch('')
          onChoose(chosen)
        }}
      >
        {countries.length === 0 ? <option value={value}>{countryName(value)}</option> : null}
        {countries.length > 0 && countries.every(({ code }) => code !== value) ? (
          <option value={value}>{t('checkout.countryOff', { country: countryName(value) })}</option>
        ) : null}
        {fitting.map((country) => (
          <option key={country.code} value={country.code}>
            {country.name} {country.flag} {country.phoneCode}
          </option>
        ))}
      </SelectField>
      {countries.length >= searchFrom ? (
        <TextField
          label={t('checkout.countrySearch')}
          type="search"
          autoComplete="off"
          value={search}
          hint={word !== '' && found.length === 0 ? t('checkout.countryNone') : undefined}
          // What was found is chosen: the list is whole again.
          onBlur={() => {
            if (onlyOneCalled(countries, search)?.code === value) setSearch('')
          }}
          onKeyDown={(event) => {
            // Enter finds a country; it must not place the order.
            if (event.key === 'Enter') event.preventDefault()
          }}
          onChange={(event) => {
            setSearch(event.target.value)
            const meant = onlyOneCalled(countries, event.target.value)
            if (meant !== undefined) onChoose(meant)
          }}
        />
      ) : null}
    </div>
  )
}

/** The country whose name begins as typed, if that is one alone. */
function onlyOneCalled(countries: readonly Country[], typed: string): Country | undefined {
  const word = typed.trim().toLowerCase()
  const called = word === '' ? [] : countries.filter(({ name }) => name.toLowerCase().startsWith(word))
  return called.length === 1 ? called[0] : undefined
}

/** Found by name, by code or by what is dialled. The flag stands behind the name, so that a letter still jumps to it. */
const searchedIn = ({ name, code, phoneCode }: Country) => [name.toLowerCase(), code.toLowerCase(), phoneCode]
