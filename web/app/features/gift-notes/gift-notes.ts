import 'virtual:contract-routes/gift-notes'
import { call } from '../../platform/queries/call.ts'

/** The gift note for the next order. */
export const nextGiftNote = async (): Promise<string> => (await call('gift-notes.next')).text

export const writeGiftNote = (text: string) => call('gift-notes.write', { body: { text } })

/** The gift note of an own order. */
export const giftNoteOf = async (orderId: string): Promise<string> =>
  (await call('gift-notes.of-order', { params: { orderId } })).text
