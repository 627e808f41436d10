/** The cart, by token; what an empty one suggests. */
export const cartKeys = {
  all: ['cart'],
  of: (token: string | null | undefined) => ['cart', token ?? 'visitor'],
  suggestions: (count: number) => ['best-sellers', count],
} as const
