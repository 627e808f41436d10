import { searchText } from '@first-fashion/contract/text/search-text'

/**
 * The pattern of `ilike` for texts that contain this one, with signs that patterns know taken as they are. A hyphen or
 * an apostrophe stands for any sign, because stored texts may have other ones.
 */
export const containing = (text: string): string =>
  `%${searchText(text)
    .replace(/[\\%_]/g, '\\$&')
    .replace(/[-']/g, '_')}%`
