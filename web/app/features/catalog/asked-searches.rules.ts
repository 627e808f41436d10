/**
 * A word has arrived in the address: whether it is one that was asked for here, and which are still under way. Those
 * that were asked for before it are not: a later one takes the place of an earlier one.
 */
export function resolveSignIn(
  word: string,
  underway: readonly string[],
): { readonly isOwn: boolean; readonly left: readonly string[] } {
  const at = underway.lastIndexOf(word)
  return { isOwn: at !== -1, left: underway.slice(at + 1) }
}
