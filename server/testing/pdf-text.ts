import type { PdfFile } from '@first-fashion/contract/pdf-file'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'

/** What a reader finds in a document: its text on all pages with single spaces, its title and its language. */
export async function readPdf({ base64 }: PdfFile) {
  const open = () => getDocumentProxy(Uint8Array.from(Buffer.from(base64, 'base64')))
  const { text, totalPages } = await extractText(await open(), { mergePages: true })
  const { info } = await getMeta(await open())
  const isTagged = (await (await open()).getMarkInfo())?.Marked === true
  return {
    text: text.replace(/\s+/g, ' '),
    pages: totalPages,
    title: String(info.Title),
    language: String(info.Language),
    isTagged,
  }
}

export const picturesIn = ({ base64 }: PdfFile): number =>
  Buffer.from(base64, 'base64').toString('latin1').split('/Subtype /Image').length - 1
