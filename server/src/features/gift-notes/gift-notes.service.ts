import type { Database } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/ids.ts'
import { findOrder } from '../orders/index.ts'
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
  attach(orderId: string): Promise<void>
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
  attach: (orderId) =>
    database.transaction(async (tx) => {
      const customerId = (await findOrder(tx, orderId))?.order.customerId ?? null
      if (customerId === null) return
      const text = await takeDraft(tx, customerId)
      if (text !== undefined) await insertNote(tx, { orderId, customerId, text })
    }),
})
