import { displayNameMaximumLength } from '@first-fashion/contract/members/member-limits'
import { shortened } from '@first-fashion/contract/text/cut-text'
import { AppError } from '../../../platform/errors.ts'
import { nameLine, nameless, nameProblem } from '../../accounts/index.ts'
import { bannedWordIn } from '../banned-words.rules.ts'

/**
 * A chosen name as it is stored: '' for none. Refuses with 'community.name-invalid' what has fewer than two letters or
 * digits that can be seen, is an address, or begins like a formula.
 */
export function readDisplayName(sent: string): string {
  const name = nameLine(sent)
  const problem = sent.trim() === '' ? undefined : nameProblem(name)
  if (problem !== undefined) throw invalid(problem)
  return name
}

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
  const name = nameLine(accountName)
  if (nameProblem(name) !== undefined || bannedWordIn(name, bannedWords) !== undefined) return nameless
  return shortened(name, displayNameMaximumLength)
}

const invalid = (message: string) =>
  new AppError('refused', 'community.name-invalid', message, { errors: { displayName: message } })
