import { AppError } from '../../../platform/errors.ts'

/** What looks like an email address, a link, or a part of one. */
const addressSigns =
  /[@/\\<>]|\bwww\.|\.(?:app|biz|cc|co|com|info|io|link|lk|ly|me|net|online|org|shop|site|store|to|tv|xyz)\b/iu
/** Signs that nobody sees, and those that turn the text around them. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]/u
/** Unseen signs where writing needs them: joiners after a virama, as in ශ්‍රී, and between the parts of an emoji. */
const needed =
  /(?<=[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA])[\u200C\u200D]|(?<=\p{Extended_Pictographic})\uFE0F|(?<=\p{Extended_Pictographic}\uFE0F?)\u200D(?=\p{Extended_Pictographic})/gu

/**
 * A chosen name as it is stored: '' for none. Refuses with 'community.name-invalid' what has fewer than two letters or
 * digits, is an address, or has signs that nobody sees.
 */
export function readDisplayName(sent: string): string {
  const name = sent.normalize('NFC').replace(/\s+/gu, ' ').trim()
  if (name === '') return ''
  if (unseen.test(name.replace(needed, ''))) throw invalid('Use letters, digits and spaces')
  if (addressSigns.test(name)) throw invalid('Choose a name, not an address')
  if ((name.match(/[\p{L}\p{N}]/gu) ?? []).length < 2) throw invalid('Use at least two letters or digits')
  return name
}

const invalid = (message: string) =>
  new AppError('refused', 'community.name-invalid', message, { errors: { displayName: message } })
