/** The customer's orders, by token. */
export const orderKeys = {
  of: (token: string | null) => ['orders', token],
} as const
