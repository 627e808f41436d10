import type { ChatMessage } from '@first-fashion/contract/chat/message'

/** A message of a customer, as the shop has stored it. */
export const storedMessage = (sequence: number, message: string, clientId: string): ChatMessage => ({
  _id: `m${sequence}`,
  conversationId: 'c',
  sequence,
  message,
  senderModel: 'User',
  senderType: 'customer',
  senderName: 'Amaya',
  timestamp: '2026-11-24T08:00:00.000Z',
  clientId,
  card: null,
  picture: null,
  proposal: null,
})
