import { api } from '../../platform/api-browser.ts'

/** The gift note for the next order. Throws with the server's words. */
export async function nextGiftNote(): Promise<string> {
  const answer = await api('gift-notes.next')
  if (!answer.ok) throw new Error(answer.failure.message)
  return answer.value.text
}

/** Saves it. Throws with the server's words. */
export async function writeGiftNote(text: string): Promise<void> {
  const answer = await api('gift-notes.write', { body: { text } })
  if (!answer.ok) throw new Error(answer.failure.message)
}

/** The gift note of an own order. Throws with the server's words. */
export async function giftNoteOf(orderId: string): Promise<string> {
  const answer = await api('gift-notes.of-order', { params: { orderId } })
  if (!answer.ok) throw new Error(answer.failure.message)
  return answer.value.text
}
