import type { TextElement } from '@first-fashion/contract/designs/design-document'
import { type FaceId, faceOf, faceOfGrapheme } from './faces.ts'

/** Characters of one line, as a reader sees them, that come from one face and are read in one direction. */
export interface TextRun {
  readonly face: FaceId
  readonly text: string
  readonly isRightToLeft: boolean
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A line in the runs that it is shaped in. */
export function runsOf(line: string, chosen: FaceId): TextRun[] {
  const runs: TextRun[] = []
  for (const { segment } of graphemes.segment(line)) {
    const last = runs.at(-1)
    const isSpace = segment.trim() === ''
    const continues = isSpace && last !== undefined
    const face = continues ? last.face : faceOfGrapheme(segment, chosen)
    const isRightToLeft = continues ? last.isRightToLeft : rightToLeft.test(segment)
    if (last?.face === face && last.isRightToLeft === isRightToLeft)
      runs[runs.length - 1] = { ...last, text: last.text + segment }
    else runs.push({ face, text: segment, isRightToLeft })
  }
  return runs
}

/** The lines that its person broke a text into. A tab, as in words copied from a table, is a space: no face has a sign for it. */
export const paragraphsOf = ({ text }: Pick<TextElement, 'text'>): string[] =>
  text.replaceAll('\t', ' ').split('\n')

export const chosenFace = ({ style }: Pick<TextElement, 'style'>): FaceId =>
  faceOf(style.fontFamily, style.fontWeight)

/** The faces that must be there to draw a text; the chosen one gives the lines their height. */
export const facesOf = (element: Pick<TextElement, 'style' | 'text'>): FaceId[] => {
  const chosen = chosenFace(element)
  const runs = paragraphsOf(element).flatMap((line) => runsOf(line, chosen))
  return [...new Set([chosen, ...runs.map(({ face }) => face)])]
}
