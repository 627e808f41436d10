/** What stands between words. */
export const wordBreak = /[^\p{L}\p{N}]+/u

/** How well a text fits where it was found: starts of words first, and what a piece is made of before a fancy name. */
const ranks = { itself: 0, beginning: 1, word: 2, factWordStart: 3, nameWordStart: 4, inName: 5, inFact: 6 }

export const worstRank = ranks.inFact

/** The rank of a text that was found at a place of a list with one name, or one fact, a line. */
export function rankAt(lines: string, at: number, text: string, of: 'name' | 'fact'): number {
  const [before, after] = [lines.charAt(at - 1), lines.charAt(at + text.length)]
  if (of === 'name' && before === '\n') return after === '\n' ? ranks.itself : ranks.beginning
  if (!wordBreak.test(before)) return of === 'name' ? ranks.inName : ranks.inFact
  if (wordBreak.test(after)) return ranks.word
  return of === 'name' ? ranks.nameWordStart : ranks.factWordStart
}
