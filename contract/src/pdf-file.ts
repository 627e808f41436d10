import { z } from 'zod'

/** A PDF document as an answer, like any other answer in JSON. */
export const pdfFile = z.object({
  /** The name to save it under. */
  name: z.string().regex(/^[\w-]+\.pdf$/),
  base64: z.base64(),
})
export type PdfFile = z.output<typeof pdfFile>
