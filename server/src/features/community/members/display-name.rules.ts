import { displayNameMaximumLength } from '@first-fashion/contract/community/community-limits'
import { AppError } from '../../../platform/errors.ts'
import { hasUnseen, withoutNeedless } from '../../../platform/text/unseen-signs.ts'
import { bannedWordIn } from '../submitting/banned-words.ts'

/** What looks like an email address, a link, or a part of one. */
const addressSigns =
  /[@/\\<>]|\bwww\.|\.(?:app|biz|cc|co|com|info|io|link|lk|ly|me|net|online|org|shop|site|store|to|tv|xyz)\b/iu
/**
 * A chosen name as it is stored: '' for none. Refuses with 'community.name-invalid' what has fewer than two letters or
 * digits, is an address, or has signs that nobody sees.
 */
export function readDisplayName(sent: string): string {
  const name = sent.normalize('NFC').replace(/\s+/gu, ' ').trim()
  const problem = name === '' ? undefined : problemOf(name)
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
  const name = withoutNeedless(accountName.normalize('NFC')).replace(/\s+/gu, ' ').trim()
  if (problemOf(name) !== undefined || bannedWordIn(name, bannedWords) !== undefined) return nameless
  return name.length <= displayNameMaximumLength
    ? name
    : `${name.slice(0, displayNameMaximumLength - 1).trimEnd()}…`
}

function problemOf(name: string): string | undefined {
  if (hasUnseen(name)) return 'Use letters, digits and spaces'
  if (addressSigns.test(name)) return 'Choose a name, not an address'
  if ((name.match(/[\p{L}\p{N}]/gu) ?? []).length < 2) return 'Use at least two letters or digits'
  return undefined
}

const invalid = (message: string) =>
  new AppError('refused', 'community.name-invalid', message, { errors: { displayName: message } })
