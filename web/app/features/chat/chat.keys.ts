/** What the chat caches, by token. */
export const chatKeys = {
  conversation: (token: string) => ['chat', token, 'conversation'],
  unread: (token: string) => ['chat', token, 'unread'],
  cards: (token: string) => ['chat', token, 'cards'],
} as const
