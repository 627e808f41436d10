import { withoutInvisible } from './invisible-characters.ts'

/** A text as searches compare it: small letters of one width, one kind of hyphen, apostrophe and space. */
export const searchText = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u2018\u2019\u02BC\u2032`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
