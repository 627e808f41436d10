import type { MailKind, MailText } from '../../platform/mail/mail-kind.ts'
import { aloneIn, paragraphsOf, placeholdersIn } from '../../platform/mail/mail-text.ts'

/** A placeholder of all kinds. */
const everywhere = 'store'

export interface TextFault {
  readonly fault: 'unknown' | 'misplaced' | 'missing'
  readonly name: string
}

/**
 * The first fault of a text for this kind of email: a placeholder that it does not have, a block that does not stand in a
 * paragraph of its own, or one that is needed and missing.
 */
export function faultIn(kind: MailKind, { subject, words }: MailText): TextFault | undefined {
  const isBlock = (name: string) => Object.hasOwn(kind.blocks, name)
  const isWord = (name: string) => name === everywhere || Object.hasOwn(kind.placeholders, name)
  const inWords = placeholdersIn(words)
  const unknown = [...placeholdersIn(subject), ...inWords].find((name) => !isWord(name) && !isBlock(name))
  if (unknown !== undefined) return { fault: 'unknown', name: unknown }
  const misplaced = [
    ...placeholdersIn(subject),
    ...paragraphsOf(words)
      .filter((paragraph) => aloneIn(paragraph) === undefined)
      .flatMap(placeholdersIn),
  ].find(isBlock)
  if (misplaced !== undefined) return { fault: 'misplaced', name: misplaced }
  const missing = neededBy(kind).find((name) => !inWords.includes(name))
  return missing === undefined ? undefined : { fault: 'missing', name: missing }
}

/** The placeholders that words must have. */
export const neededBy = ({ needed = [], blocks }: MailKind): readonly string[] => [
  ...needed,
  ...Object.keys(blocks),
]
