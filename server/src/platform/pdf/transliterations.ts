import type { PdfFile } from '@first-fashion/contract/pdf-file'
import type { PdfDocument, PdfPart } from './pdf-document.ts'
import { isWritable, runsOf } from './pdf-faces.ts'

export type Transliteration = PdfFile['transliterated'][number]

/** More need not be read to see that this paper must be finished by hand. */
const mostShown = 20

/** The words of a document with letters that no face has, and what is printed instead. */
export function transliterationsIn({ parts, letterhead }: PdfDocument): readonly Transliteration[] {
  const texts = [letterhead.name, ...letterhead.lines, ...parts.flatMap(textsOf)]
  const words = new Set(texts.flatMap((text) => text.split(/\s+/u)))
  return [...words]
    .filter((word) => !isWritable(word))
    .slice(0, mostShown)
    .map((word) => ({ text: word, written: writtenAs(word) }))
}

const writtenAs = (word: string): string =>
  runsOf(word, 'text')
    .map(({ text }) => text)
    .join('')

function textsOf(part: PdfPart): readonly string[] {
  if (part.is === 'heading' || part.is === 'paragraph') return [part.text]
  if (part.is === 'blocks') return part.blocks.flatMap(({ heading, lines }) => [heading, ...lines])
  if (part.is === 'table') return [...part.columns.map(({ title }) => title), ...part.rows.flat()]
  if (part.is === 'totals') return part.totals.flatMap(({ label, amount }) => [label, amount])
  return []
}
