import { graphemesOf } from '@first-fashion/contract/text/cut-text'

const longest = 24

/** A text on one line, cut where it is long, but never inside a character: an emoji may have many parts. */
export function shortName(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const parts = graphemesOf(line)
  return parts.length > longest ? `${parts.slice(0, longest - 1).join('')}…` : line
}
