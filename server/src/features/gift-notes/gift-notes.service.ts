import type { Database } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/ids.ts'
import { draftOf, insertNote, noteOf, saveDraft, takeDraft } from './gift-notes.queries.ts'

/** A line of text that goes with an order as a present. */
export interface GiftNotes {
  /** The note for the customer's next order; '' if there is none. */
  next(customerId: string): Promise<string>
  /** Saves it; '' removes it. Returns it as saved. */
  write(customerId: string, text: string): Promise<string>
  /** The note of an order; of a customer's own, if one is named. '' if there is none. */
  ofOrder(orderId: string, customerId?: string): Promise<string>
  /** The customer's note goes with this order. */
  attach(orderId: string, customerId: string | null): Promise<void>
}

export interface GiftNotesDeps {
  readonly database: Database
}

export const createGiftNotes = ({ database }: GiftNotesDeps): GiftNotes => ({
  next: (customerId) => draftOf(database.db, customerId),
  write: async (customerId, typed) => {
    const text = typed.trim()
    if (text === '') await takeDraft(database.db, customerId)
    else await saveDraft(database.db, customerId, text)
    return text
  },
  ofOrder: async (orderId, customerId) => (isUuid(orderId) ? noteOf(database.db, orderId, customerId) : ''),
  attach: async (orderId, customerId) => {
    // Most orders have none, and then one statement is enough.
    if (customerId === null || (await draftOf(database.db, customerId)) === '') return
    await database.transaction(async (tx) => {
      const text = await takeDraft(tx, customerId)
      if (text !== undefined) await insertNote(tx, { orderId, customerId, text })
    })
  },
})
