/** The cart, by token; its changes on their way; what an empty one suggests. */
export const cartKeys = {
  all: ['cart'],
  of: (token: string | null | undefined) => ['cart', token ?? 'visitor'],
  changes: ['cart', 'changes'],
  suggestions: (count: number) => ['best-sellers', count],
} as const
