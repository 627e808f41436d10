import { z } from 'zod'

/** A PDF document as an answer, like any other answer in JSON. */
export const pdfFile = z.object({
  /** The name to save it under. */
  name: z.string().regex(/^[\w-]+\.pdf$/),
  base64: z.base64(),
  /** Words with letters that no face of ours has, and what is printed instead. */
  transliterated: z.array(z.object({ text: z.string(), written: z.string() })),
})
export type PdfFile = z.output<typeof pdfFile>
