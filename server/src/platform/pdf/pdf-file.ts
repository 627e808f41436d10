import type { PdfFile } from '@first-fashion/contract/pdf-file'

/** A written document as an answer. */
export const pdfFileOf = (name: string, bytes: Uint8Array): PdfFile => ({
  name: `${name}.pdf`,
  base64: Buffer.from(bytes).toString('base64'),
})
