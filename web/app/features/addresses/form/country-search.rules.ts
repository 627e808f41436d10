import type { Country } from '@first-fashion/contract/countries/calls'
import { searchText } from '@first-fashion/contract/text/search-text'

/** The label of a country. The flag follows the name, so typing a letter finds it. */
export const labelOf = ({ name, flag, phoneCode }: Country): string => `${name} ${flag} ${phoneCode}`

/** The countries that match the input by name, code or phone code: an exact code first, then prefixes. */
export function countriesFound(countries: readonly Country[], typed: string): readonly Country[] {
  const word = searchText(typed)
  if (word === '') return countries
  const ranked = countries.map((country) => ({ country, rank: rankOf(country, word) }))
  return ranked
    .filter(({ rank }) => rank < noMatch)
    .sort((one, other) => one.rank - other.rank)
    .map(({ country }) => country)
}

const noMatch = 4

function rankOf({ name, code, phoneCode }: Country, word: string): number {
  const called = searchText(name)
  const dialled = phoneCode.replace('+', '')
  if (code.toLowerCase() === word || called === word) return 0
  if (called.startsWith(word)) return 1
  if (dialled === word.replace('+', '')) return 2
  if (called.includes(word) || phoneCode.startsWith(word) || dialled.startsWith(word)) return 3
  return noMatch
}
