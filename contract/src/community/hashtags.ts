import { hashtagMaximumLength, hashtagsMaximum } from './community-limits.ts'

/** Hashtags as typed, comma separated: '#' is stripped, and empty ones are dropped (spec B section 5). */
export const hashtagsIn = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim().replaceAll('#', '').trim())
    .filter((tag) => tag !== '')

/** Letters, digits and underscores of any script. */
const shape = new RegExp(`^[\\p{L}\\p{M}\\p{N}_]{1,${hashtagMaximumLength}}$`, 'u')

/** The hashtags that cannot be taken: not letters and digits, too long, or beyond the number of those allowed. */
export const refusedHashtags = (tags: readonly string[]): string[] =>
  tags.filter((tag, at) => !shape.test(tag) || at >= hashtagsMaximum)
