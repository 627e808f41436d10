import { type DBSchema, openDB } from 'idb'
import { isEmptyDraft, type StyleDraft } from './style-draft.ts'

/** As much of the browser's database as drafts need. */
export interface DraftDatabase {
  get(userId: string): Promise<StyleDraft | undefined>
  put(userId: string, draft: StyleDraft): Promise<unknown>
  delete(userId: string): Promise<unknown>
}

/** Opens the database; it throws if the browser stores nothing. */
type OpenDatabase = (onClosed: () => void) => Promise<DraftDatabase>

/** The drafts of a browser, by the user who writes them: the next person on this device does not see them. */
export interface DraftStore {
  /** The draft that a user left, pictures included. */
  draftOf(userId: string): Promise<StyleDraft | undefined>
  /** Stores a draft, so that it survives a closed tab; an empty one is deleted. */
  store(userId: string, draft: StyleDraft): Promise<void>
}

/** A browser that stores nothing has no drafts, and takes none. */
export function createDraftStore(open: OpenDatabase): DraftStore {
  let opening: Promise<DraftDatabase> | undefined
  const reset = () => {
    opening = undefined
  }
  /** It stays open: a page that goes has no time to open it. After a failure the next call opens it again. */
  const database = () => {
    opening ??= open(reset).catch((error: unknown) => {
      reset()
      throw error
    })
    return opening
  }
  return {
    draftOf: async (userId) =>
      database()
        .then((drafts) => drafts.get(userId))
        .catch(() => undefined),
    store: async (userId, draft) => {
      await database()
        .then((drafts) => (isEmptyDraft(draft) ? drafts.delete(userId) : drafts.put(userId, draft)))
        .catch(() => undefined)
    },
  }
}

interface DraftSchema extends DBSchema {
  readonly drafts: { readonly key: string; readonly value: StyleDraft }
}

async function openDatabase(onClosed: () => void): Promise<DraftDatabase> {
  const database = await openDB<DraftSchema>('first-fashion-styles', 1, {
    upgrade: (created) => void created.createObjectStore('drafts'),
    terminated: onClosed,
  })
  return {
    get: (userId) => database.get('drafts', userId),
    put: (userId, draft) => database.put('drafts', draft, userId),
    delete: (userId) => database.delete('drafts', userId),
  }
}

/** Those of this browser. */
export const styleDrafts = createDraftStore(openDatabase)
