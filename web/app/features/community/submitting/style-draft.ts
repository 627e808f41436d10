import type { WornSku } from '@first-fashion/contract/community/worn-calls'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A picture of a draft, with what is said of it. */
export interface DraftPicture {
  readonly key: string
  readonly file: File
  readonly caption: string
}

/** A look that is being written. */
export interface StyleDraft {
  readonly title: string
  readonly description: string
  readonly challengeId: string
  readonly instagramLink: string
  readonly hashtags: string
  readonly pictures: readonly DraftPicture[]
  /** What was bought and is worn in it. */
  readonly wornItems: readonly WornSku[]
  readonly heightCm: string
  /** The author agrees that it shows on the pages of those products. */
  readonly wornConsent: boolean
}

export const emptyDraft: StyleDraft = {
  title: '',
  description: '',
  challengeId: '',
  instagramLink: '',
  hashtags: '',
  pictures: [],
  wornItems: [],
  heightCm: '',
  wornConsent: false,
}

export const isEmptyDraft = ({ pictures, wornItems, ...draft }: StyleDraft): boolean => {
  const texts = [draft.title, draft.description, draft.instagramLink, draft.hashtags]
  return pictures.length === 0 && wornItems.length === 0 && texts.every((text) => text.trim() === '')
}

interface DraftSchema extends DBSchema {
  /** By the user who writes it: the next person on this device does not see it. */
  readonly drafts: { readonly key: string; readonly value: StyleDraft }
}

let drafts: Promise<IDBPDatabase<DraftSchema> | undefined> | undefined

/** Undefined if the browser stores nothing. It stays open: a page that goes has no time to open it. */
function openDrafts(): Promise<IDBPDatabase<DraftSchema> | undefined> {
  drafts ??= openDB<DraftSchema>('first-fashion-styles', 1, {
    upgrade: (database) => void database.createObjectStore('drafts'),
    terminated: () => {
      drafts = undefined
    },
  }).catch(() => undefined)
  return drafts
}

/** The draft that a user left, pictures included. */
export const storedDraft = async (userId: string): Promise<StyleDraft | undefined> =>
  (await openDrafts())?.get('drafts', userId).catch(() => undefined)

/** Stores a draft, so that it survives a closed tab; an empty one is deleted. */
export async function storeDraft(userId: string, draft: StyleDraft): Promise<void> {
  const database = await openDrafts()
  const done = isEmptyDraft(draft)
    ? database?.delete('drafts', userId)
    : database?.put('drafts', draft, userId)
  await done?.catch(() => undefined)
}
