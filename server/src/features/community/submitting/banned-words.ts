import { withoutInvisible } from '@first-fashion/contract/text/invisible-characters'
import { asc } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { communityBannedWords } from '../community.table.ts'

export const bannedWords = async (db: Db): Promise<string[]> =>
  (
    await db
      .select({ word: communityBannedWords.word })
      .from(communityBannedWords)
      .orderBy(asc(communityBannedWords.word))
  ).map(({ word }) => word)

/** The first of the words that a text contains as a word of its own, however it is written. */
export function bannedWordIn(text: string, words: readonly string[]): string | undefined {
  const plain = ` ${plainly(text)} `
  return words.find((word) => plain.includes(` ${plainly(word)} `))
}

const plainly = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Refuses texts with a word that nobody may use with 'community.words-refused'. */
export async function refuseBannedWords(db: Db, texts: readonly string[]): Promise<void> {
  const found = bannedWordIn(texts.join(' | '), await bannedWords(db))
  if (found !== undefined)
    throw new AppError(
      'refused',
      'community.words-refused',
      `Please write it without the word “${found}”, which we do not publish`,
    )
}
