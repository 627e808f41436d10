import type { Db } from '../../platform/database/database.ts'
import { noteOf } from './gift-notes.queries.ts'

/** The note of an order for its packing slip. */
export async function giftNoteToPack(db: Db, orderId: string) {
  const text = await noteOf(db, orderId)
  return text === '' ? undefined : { heading: 'Gift note', text }
}
