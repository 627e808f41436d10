const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The characters of a text as readers count them: an emoji or a letter with its signs is one. */
export const graphemesOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment)

/** The beginning of a text, at most `maximum` UTF-16 units long, which ends between two characters of a reader. */
export function cutText(text: string, maximum: number): string {
  if (text.length <= maximum) return text
  const segments = graphemes.segment(text)
  let end = segments.containing(maximum)?.index ?? 0
  // A joiner belongs to the letters on both of its sides.
  while (end > 0 && text[end - 1] === '\u200D') end = segments.containing(end - 1)?.index ?? 0
  // A letter under more signs than there is room for is cut between them.
  return end === 0 ? text.slice(0, maximum).replace(/[\uD800-\uDBFF]$/, '') : text.slice(0, end).trimEnd()
}

/** The text, or as much of it as fits in `maximum` UTF-16 units with an ellipsis behind it. */
export const shortened = (text: string, maximum: number, ellipsis = '…'): string =>
  text.length <= maximum ? text : `${cutText(text, maximum - ellipsis.length)}${ellipsis}`
