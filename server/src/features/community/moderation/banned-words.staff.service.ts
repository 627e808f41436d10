import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { recordedChange } from '../../staff/index.ts'
import { communityBannedWords } from '../community.table.ts'
import type { CommunityPages } from '../community-pages.ts'
import { bannedWords } from '../submitting/banned-words.ts'

export interface StaffBannedWords {
  list(): Promise<string[]>
  /** Sets the words; looks that are there already stay. */
  save(session: StaffSession, words: readonly string[]): Promise<string[]>
}

export const createBannedWords = (deps: {
  readonly database: Database
  readonly clock: Clock
  readonly communityPages: CommunityPages
}): StaffBannedWords => ({
  list: () => bannedWords(deps.database.db),
  save: async (session, given) => {
    const words = [...new Set(given.map((word) => word.trim().toLowerCase()))].toSorted()
    const entry = { action: 'banned-words', subject: 'community', change: { words } }
    await recordedChange(deps, session, entry, async (tx, addedAt) => {
      await tx.delete(communityBannedWords)
      if (words.length > 0)
        await tx.insert(communityBannedWords).values(words.map((word) => ({ word, addedAt })))
      // Names of accounts that have one of them are shown no more.
      await deps.communityPages.memberShown(tx)
    })
    return words
  },
})
