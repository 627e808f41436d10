import type { Api } from '../../../platform/api.ts'
import type { NotedProduct, ProductNote } from '../../../shell/slots/product-note.ts'
import { productNotes } from '../../../shell/slots/product-notes.ts'

/** Asks the features for their notes. A page does without one that fails. */
export async function notesOf(call: Api, noted: NotedProduct): Promise<ProductNote[]> {
  const notes = await Promise.all(productNotes.map(({ noteOf }) => noteOf(call, noted).catch(() => null)))
  return notes.filter((note) => note !== null)
}
