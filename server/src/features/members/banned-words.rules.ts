import { withoutInvisible } from '@first-fashion/contract/text/invisible-characters'

/** The first of the words that a text contains as a word of its own, however it is written. */
export function bannedWordIn(text: string, words: readonly string[]): string | undefined {
  const plain = ` ${plainly(text)} `
  return words.find((word) => plain.includes(` ${plainly(word)} `))
}

const plainly = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
