const storageKey = 'community-visit'

/** An id of this session, by which views are counted once a day. */
export function visitId(): string {
  const known = sessionStorage.getItem(storageKey)
  if (known !== null) return known
  const made = crypto.randomUUID()
  sessionStorage.setItem(storageKey, made)
  return made
}
