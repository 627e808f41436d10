import { asc } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { recordedChange } from '../staff/index.ts'
import { bannedWordIn } from './banned-words.rules.ts'
import { memberViewChanged } from './community-pages.service.ts'
import { communityBannedWords } from './members.table.ts'

export const bannedWords = async (db: Db): Promise<string[]> =>
  (
    await db
      .select({ word: communityBannedWords.word })
      .from(communityBannedWords)
      .orderBy(asc(communityBannedWords.word))
  ).map(({ word }) => word)

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

/** Sets the words; looks that are there already stay. */
export async function saveBannedWords(
  shop: Shop,
  session: StaffSession,
  given: readonly string[],
): Promise<string[]> {
  const words = [...new Set(given.map((word) => word.trim().toLowerCase()))].toSorted()
  const entry = { action: 'banned-words', subject: 'community', change: { words } }
  await recordedChange(shop, session, entry, async (tx, addedAt) => {
    await tx.delete(communityBannedWords)
    if (words.length > 0)
      await tx.insert(communityBannedWords).values(words.map((word) => ({ word, addedAt })))
    // Names of accounts that have one of them are shown no more.
    await memberViewChanged(shop, tx)
  })
  return words
}
