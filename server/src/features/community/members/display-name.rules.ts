import { AppError } from '../../../platform/errors.ts'

/** What looks like an email address, a link, or a part of one. */
const addressSigns = /[@/\\<>]|\bwww\.|\.(?:com|lk|net|org|shop)\b/iu
/** Signs that nobody sees, and those that turn the text around them. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u

/**
 * A chosen name as it is stored: '' for none. Refuses with 'community.name-invalid' what has fewer than two letters or
 * digits, is an address, or has signs that nobody sees.
 */
export function readDisplayName(sent: string): string {
  const name = sent.normalize('NFC').replace(/\s+/gu, ' ').trim()
  if (name === '') return ''
  if (unseen.test(name)) throw invalid('Use letters, digits and spaces')
  if (addressSigns.test(name)) throw invalid('Choose a name, not an address')
  if ((name.match(/[\p{L}\p{N}]/gu) ?? []).length < 2) throw invalid('A name has two letters at least')
  return name
}

const invalid = (message: string) =>
  new AppError('refused', 'community.name-invalid', message, { errors: { displayName: message } })
