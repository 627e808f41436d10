import { cleanLine } from '@first-fashion/contract/text/clean-text'

/** What looks like an email address, a link, or a part of one. */
const addressSigns =
  /[@/\\<>]|\bwww\.|\.(?:app|biz|cc|co|com|info|io|link|lk|ly|me|net|online|org|shop|site|store|to|tv|xyz)\b/iu
/** A spreadsheet takes for a formula what begins so. */
const formulaSigns = /^[=+\-|%\u2212\uFF0B\uFF1D\uFF0D\uFF20]/u

/** Shown of those whose account has a name that nobody could choose. */
export const nameless = 'Member'

/** A name on one line, with only those invisible characters that its script needs. */
export const nameLine = (name: string): string =>
  cleanLine(name.normalize('NFC')).replace(/\s+/gu, ' ').trim()

/** Why others cannot be shown a name, undefined if they can. */
export function nameProblem(name: string): string | undefined {
  if (addressSigns.test(name)) return 'Choose a name, not an address'
  if (formulaSigns.test(name)) return 'Begin with a letter or digit'
  if ((name.match(/[\p{L}\p{N}]/gu) ?? []).length < 2) return 'Use at least two letters or digits'
  return undefined
}

/** The name of an account as others read it: none that is an address or a formula. */
export function publicNameOf(accountName: string): string {
  const name = nameLine(accountName)
  return nameProblem(name) === undefined ? name : nameless
}
