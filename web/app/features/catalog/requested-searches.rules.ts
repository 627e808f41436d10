/**
 * A search word has arrived in the URL: whether it was requested here, and which requests are still pending. Earlier
 * requests are not: a later one replaces an earlier one.
 */
export function matchRequestedSearch(
  word: string,
  underway: readonly string[],
): { readonly isOwn: boolean; readonly left: readonly string[] } {
  const at = underway.lastIndexOf(word)
  return { isOwn: at !== -1, left: underway.slice(at + 1) }
}
