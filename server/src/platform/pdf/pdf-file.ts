import type { PdfFile } from '@first-fashion/contract/pdf-file'
import type { WrittenPdf } from './pdf-document.ts'

/** A written document as an answer. */
export const pdfFileOf = (name: string, { bytes, transliterated }: WrittenPdf): PdfFile => ({
  name: `${name}.pdf`,
  base64: Buffer.from(bytes).toString('base64'),
  transliterated,
})
