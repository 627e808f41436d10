/** The note for the next order, by token, and the note of an order. */
export const giftNoteKeys = {
  next: (token: string | null | undefined) => ['gift-note', token],
  of: (orderId: string) => ['gift-note', 'order', orderId],
} as const
