/** The customer's store credit, by token. */
export const creditKeys = {
  of: (token: string | null | undefined) => ['store-credit', token],
} as const
