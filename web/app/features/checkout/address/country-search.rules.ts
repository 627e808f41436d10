import type { Country } from '@first-fashion/contract/countries/calls'

/** As a country is shown: the flag stands behind the name, so that a email finds it. */
export const labelOf = ({ name, flag, phoneCode }: Country): string => `${name} ${flag} ${phoneCode}`

/** The countries that are meant by what is typed, of name, code or phone code: the code itself first, then beginnings. */
export function countriesFound(countries: readonly Country[], typed: string): readonly Country[] {
  const word = typed.trim().toLowerCase()
  if (word === '') return countries
  const ranked = countries.map((country) => ({ country, rank: rankOf(country, word) }))
  return ranked
    .filter(({ rank }) => rank < noMatch)
    .sort((one, other) => one.rank - other.rank)
    .map(({ country }) => country)
}

const noMatch = 4

function rankOf({ name, code, phoneCode }: Country, word: string): number {
  const called = name.toLowerCase()
  const dialled = phoneCode.replace('+', '')
  if (code.toLowerCase() === word || called === word) return 0
  if (called.startsWith(word)) return 1
  if (dialled === word.replace('+', '')) return 2
  if (called.includes(word) || phoneCode.startsWith(word) || dialled.startsWith(word)) return 3
  return noMatch
}
