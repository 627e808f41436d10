import { clearToken } from '../../platform/session.ts'

/** A draft typed before the session ended: stored during the login, in this tab only, for the same user only. */
export interface SavedDraft {
  /** Where it was typed. */
  readonly place: string
  /** The opaque id of the user who typed it. */
  readonly userId: string
  readonly fields: Readonly<Record<string, string>>
}

const storageKey = 'saved-draft'
/** The last characters of the token: they tell other tabs which token was logged out, and cannot be used to log in. */
const leftKey = 'logged-out'
const endOf = (token: string): string => token.slice(-8)

export const saveDraft = (draft: SavedDraft): void =>
  sessionStorage.setItem(storageKey, JSON.stringify(draft))

/** The stored draft of a page. The caller must check whose it is. */
export function readDraft(place: string): SavedDraft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return isDraft(draft) && draft.place === place ? draft : undefined
  } catch {
    return undefined
  }
}

/** Deletes the stored draft of a page, or all drafts. */
export function discardSavedDraft(place?: string): void {
  if (place !== undefined && readDraft(place) === undefined) return
  sessionStorage.removeItem(storageKey)
}

function isDraft(draft: unknown): draft is SavedDraft {
  if (typeof draft !== 'object' || draft === null || !('fields' in draft)) return false
  const { fields } = draft
  if (!('place' in draft && 'userId' in draft) || typeof fields !== 'object' || fields === null) return false
  const texts = [draft.place, draft.userId, ...Object.values(fields)]
  return texts.every((text) => typeof text === 'string')
}

/** On logout: the next person must not see the draft. */
export function leave(token: string): void {
  localStorage.setItem(leftKey, endOf(token))
  discardSavedDraft()
  clearToken(token)
}

/** Whether the user logged out, in any tab, as opposed to an expired session. */
export const wasLeft = (token: string): boolean => localStorage.getItem(leftKey) === endOf(token)
