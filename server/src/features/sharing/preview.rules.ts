/** A description without its tags, at most so many letters; cut between words. */
export function wordsOf(html: string, longest: number): string {
  const words = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim()
  if (words.length <= longest) return words
  return `${words.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`
}

/** The name of a drawn picture in its address, or nothing for pictures of another kind. */
export const drawingIn = (address: string | undefined): string | undefined =>
  /^\/media\/garments\/([^/]+)\//.exec(address ?? '')?.[1]
