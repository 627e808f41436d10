import { graphemesOf } from '@first-fashion/contract/text/cut-text'
import { type Run, runsIn, type Typeface } from '../text/faces.ts'

export type { Run }

/** The weights of a document. */
export type Weight = 'text' | 'strong'

const figtree = [
  { family: 'figtree', part: 'latin' },
  { family: 'figtree', part: 'latin-ext' },
] as const

const typefaces: Readonly<Record<Weight, Typeface>> = {
  text: { first: figtree, weight: 400, missing: 'transliterated' },
  strong: { first: figtree, weight: 600, missing: 'transliterated' },
}

/** Whether each letter of a text has a face. */
export const isWritable = (text: string): boolean =>
  runsIn(text, { ...typefaces.text, missing: 'refused' }) !== undefined

/** What people type as one character: letters with their vowel signs stay together. */
export const clustersOf = graphemesOf

/** Splits text by the faces that can write it, in the order in which it stands on a line. */
export const runsOf = (text: string, weight: Weight): readonly Run[] => runsIn(text, typefaces[weight]) ?? []
