import { withoutNeedlessInvisible } from '../text/invisible-characters.ts'
import { hashtagMaximumLength, hashtagsMaximum } from './look-limits.ts'

/** Hashtags as typed, comma separated: '#' is stripped, and empty ones are dropped [B5.16]. */
export const hashtagsIn = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => withoutNeedlessInvisible(tag).trim().replaceAll('#', '').trim())
    .filter((tag) => tag !== '')

/** Letters, digits and underscores of any script, and the joiners that some of their letters need. */
const shape = new RegExp(`^[\\p{L}\\p{M}\\p{N}_]{1,${hashtagMaximumLength}}$`, 'u')

const withoutJoiners = (tag: string): string => tag.replace(/[\u200C\u200D]/g, '')

/** The hashtags that cannot be taken: not letters and digits, too long, or beyond the number of those allowed. */
export const refusedHashtags = (tags: readonly string[]): string[] =>
  tags.filter((tag, at) => !shape.test(withoutJoiners(tag)) || at >= hashtagsMaximum)
