import { displayNameMaximumLength } from '@first-fashion/contract/community/community-limits'
import { cleanLine } from '@first-fashion/contract/text/clean-text'
import { shortened } from '@first-fashion/contract/text/cut-text'
import { AppError } from '../../../platform/errors.ts'
import { bannedWordIn } from '../submitting/banned-words.ts'

/** What looks like an email address, a link, or a part of one. */
const addressSigns =
  /[@/\\<>]|\bwww\.|\.(?:app|biz|cc|co|com|info|io|link|lk|ly|me|net|online|org|shop|site|store|to|tv|xyz)\b/iu
/**
 * A chosen name as it is stored: '' for none. Refuses with 'community.name-invalid' what has fewer than two letters or
 * digits that can be seen, or is an address.
 */
export function readDisplayName(sent: string): string {
  const name = lineOf(sent)
  const problem = sent.trim() === '' ? undefined : problemOf(name)
  if (problem !== undefined) throw invalid(problem)
  return name
}

/** Shown of those whose account has a name that nobody could choose. */
const nameless = 'Member'

/**
 * The name that others read: the chosen one, or else the account's, as long as it is a name: no address, and without a
 * banned word.
 */
export function publicName(
  { displayName }: { readonly displayName: string },
  accountName: string,
  bannedWords: readonly string[],
): string {
  if (displayName !== '') return displayName
  const name = lineOf(accountName)
  if (problemOf(name) !== undefined || bannedWordIn(name, bannedWords) !== undefined) return nameless
  return shortened(name, displayNameMaximumLength)
}

/** A name on one line, with only those invisible characters that its script needs. */
const lineOf = (name: string): string => cleanLine(name.normalize('NFC')).replace(/\s+/gu, ' ').trim()

function problemOf(name: string): string | undefined {
  if (addressSigns.test(name)) return 'Choose a name, not an address'
  if ((name.match(/[\p{L}\p{N}]/gu) ?? []).length < 2) return 'Use at least two letters or digits'
  return undefined
}

const invalid = (message: string) =>
  new AppError('refused', 'community.name-invalid', message, { errors: { displayName: message } })
