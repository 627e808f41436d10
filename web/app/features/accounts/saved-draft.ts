import { clearToken } from '../../platform/session.ts'

/** What somebody had typed when their session ended: kept through the login in this tab, and for nobody else. */
export interface SavedDraft {
  /** Where it was typed. */
  readonly place: string
  /** The opaque id of who typed it. */
  readonly userId: string
  readonly fields: Readonly<Record<string, string>>
}

const storageKey = 'kept-draft'
/** By its end, which opens nothing, the token that was logged out is known to the other tabs. */
const leftKey = 'logged-out'
const endOf = (token: string): string => token.slice(-8)

export const saveDraft = (draft: SavedDraft): void =>
  sessionStorage.setItem(storageKey, JSON.stringify(draft))

/** What was kept of a place; whose it is has to be compared. */
export function readDraft(place: string): SavedDraft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return isDraft(kept) && kept.place === place ? kept : undefined
  } catch {
    return undefined
  }
}

/** Forgets what was kept of a place, or whatever was kept. */
export function discardSavedDraft(place?: string): void {
  if (place === undefined || readDraft(place) !== undefined) sessionStorage.removeItem(storageKey)
}

function isDraft(kept: unknown): kept is SavedDraft {
  if (typeof kept !== 'object' || kept === null || !('fields' in kept)) return false
  const { fields } = kept
  if (!('place' in kept && 'userId' in kept) || typeof fields !== 'object' || fields === null) return false
  const texts = [kept.place, kept.userId, ...Object.values(fields)]
  return texts.every((text) => typeof text === 'string')
}

/** Somebody logs out: the next person must not see what was typed. */
export function leave(token: string): void {
  localStorage.setItem(leftKey, endOf(token))
  discardSavedDraft()
  clearToken(token)
}

/** Whether a session was left, in whichever tab, and did not end by itself. */
export const wasLeft = (token: string): boolean => localStorage.getItem(leftKey) === endOf(token)
