import type { Country } from '@first-fashion/contract/countries/calls'
import { TextField } from '@first-fashion/ui'
import { useCombobox } from 'downshift'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { countriesFound, labelOf } from './country-search.rules.ts'
import '../addresses-words.ts'

export interface CountryFieldProps {
  readonly countries: readonly Country[]
  readonly value: string
  readonly error: string | undefined
  readonly onChoose: (country: Country) => void
}

interface SearchProps extends CountryFieldProps {
  readonly chosen: Country | undefined
  readonly chosenLabel: string
}

/** One field that shows the chosen country and, when open, searches for another. */
export function CountrySearch(props: SearchProps) {
  const { t } = useTranslation()
  const { countries, error, chosen, chosenLabel } = props
  const { typed, setTyped, found, box } = useCountrySearch(props)
  const list = useRef<HTMLUListElement>(null)
  // In a dialog that scrolls, or low on the page, it opens out of sight.
  useEffect(() => {
    if (box.isOpen) list.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [box.isOpen])
  return (
    <div className="with-flags relative">
      <FilledInCountry {...props} />
      <TextField
        {...box.getInputProps({
          label: t('addresses:form.country'),
          onChange: (event) => setTyped(event.currentTarget.value),
          onFocus: (event) => event.currentTarget.select(),
          onKeyDown: (event) => {
            // Enter chooses a country; it must not place the order.
            if (event.key === 'Enter') event.preventDefault()
          },
        })}
        // The label belongs to the field by its id.
        aria-labelledby={undefined}
        value={typed ?? chosenLabel}
        error={error}
        autoComplete="off"
        spellCheck={false}
        className="truncate pr-10"
      />
      <ChevronDown aria-hidden="true" size={16} className="pointer-events-none absolute top-9.5 right-3" />
      <ul
        {...box.getMenuProps({ ref: list, 'aria-label': t('addresses:form.countries') })}
        className={`absolute inset-x-0 top-full z-30 mt-1 max-h-[calc(6*2.75rem+2px)] scroll-my-3 overflow-y-auto rounded-soft border border-border bg-paper shadow-lg ${box.isOpen ? '' : 'hidden'}`}
      >
        {box.isOpen
          ? found.map((country, index) => (
              <li
                key={country.code}
                {...box.getItemProps({ item: country, index })}
                data-code={country.code}
                className={`flex min-h-11 cursor-pointer items-center px-3 ${index === box.highlightedIndex ? 'bg-sand' : ''} ${country === chosen ? 'font-semibold' : ''}`}
              >
                {labelOf(country)}
              </li>
            ))
          : null}
      </ul>
      {box.isOpen && found.length === 0 ? (
        <p className="absolute inset-x-0 top-full z-30 mt-1 rounded-soft border border-border bg-paper px-3 py-2.5 text-timber shadow-lg">
          {t('addresses:form.countryNone')}
        </p>
      ) : null}
      <p role="status" className="sr-only">
        {typed === undefined || countries.length === 0
          ? ''
          : t('addresses:form.countriesFound', { count: found.length })}
      </p>
    </div>
  )
}

function useCountrySearch({ countries, chosen, chosenLabel, onChoose }: SearchProps) {
  const [typed, setTyped] = useState<string>()
  const found = countriesFound(countries, typed ?? '')
  const box = useCombobox<Country>({
    id: 'country',
    inputId: 'address-country',
    items: [...found],
    itemToString: (country) => (country === null ? '' : labelOf(country)),
    itemToKey: (country) => country?.code,
    selectedItem: chosen ?? null,
    inputValue: typed ?? chosenLabel,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onChoose(selectedItem)
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setTyped(undefined)
    },
    stateReducer: ({ selectedItem }, { type, changes }) => {
      const { InputBlur, InputChange, InputKeyDownEscape } = useCombobox.stateChangeTypes
      if (type === InputChange) return { ...changes, highlightedIndex: 0 }
      if (type === InputKeyDownEscape) return { ...changes, selectedItem }
      // On blur without a choice, the input counts if it matches exactly one country.
      const [only, ...others] = found
      if (type === InputBlur)
        return {
          ...changes,
          selectedItem:
            typed !== undefined && others.length === 0 && only !== undefined ? only : selectedItem,
        }
      return changes
    },
  })
  return { typed, setTyped, found, box }
}

/** A hidden field for the browser's autofill, which does not fill in a search box. */
const FilledInCountry = ({ countries, value, onChoose }: CountryFieldProps) => (
  <span className="pointer-events-none absolute bottom-0 left-0 h-px w-px overflow-hidden opacity-0">
    <select
      name="country"
      autoComplete="shipping country"
      aria-hidden="true"
      tabIndex={-1}
      value={value}
      onChange={(event) => {
        const next = countries.find(({ code }) => code === event.target.value)
        if (next !== undefined) onChoose(next)
      }}
    >
      {countries.some(({ code }) => code === value) ? null : <option value={value} />}
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  </span>
)
