/** Word separators. */
export const wordBreak = /[^\p{L}\p{N}]+/u

/** How well a text matches: starts of words first, and fabrics before other facts. */
const ranks = { itself: 0, beginning: 1, word: 2, factWordStart: 3, nameWordStart: 4, inName: 5, inFact: 6 }

export const worstRank = ranks.inFact

/** The rank of a match at a position in a list with one entry per line. */
export function rankAt(lines: string, at: number, text: string, of: 'name' | 'fact'): number {
  const [before, after] = [lines.charAt(at - 1), lines.charAt(at + text.length)]
  if (of === 'name' && before === '\n') return after === '\n' ? ranks.itself : ranks.beginning
  if (!wordBreak.test(before)) return of === 'name' ? ranks.inName : ranks.inFact
  if (wordBreak.test(after)) return ranks.word
  return of === 'name' ? ranks.nameWordStart : ranks.factWordStart
}
