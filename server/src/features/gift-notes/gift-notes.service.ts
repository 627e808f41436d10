import type { Shop } from '../../shop.ts'
import { findOrder } from '../orders/index.ts'
import { draftOf, insertNote, saveDraft, takeDraft } from './gift-notes.queries.ts'

/** Saves the note for the customer's next order; '' removes it. Returns it as saved. */
export async function writeGiftNote(
  { database: { db } }: Shop,
  customerId: string,
  typed: string,
): Promise<string> {
  const text = typed.trim()
  if (text === '') await takeDraft(db, customerId)
  else await saveDraft(db, customerId, text)
  return text
}

/** The customer's note goes with this order, unless the shop sends it for what came back. */
export async function attachGiftNote(
  { database }: Shop,
  orderId: string,
  customerId: string | null,
): Promise<void> {
  // Most orders have none, and then one statement is enough.
  if (customerId === null || (await draftOf(database.db, customerId)) === '') return
  const placed = await findOrder(database.db, orderId)
  if (placed?.adjustments.some(({ kind }) => kind === 'exchange')) return
  await database.transaction(async (tx) => {
    const text = await takeDraft(tx, customerId)
    if (text !== undefined) await insertNote(tx, { orderId, customerId, text })
  })
}
