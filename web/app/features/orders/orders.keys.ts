/** The customer's orders, by token. */
export const orderKeys = {
  all: ['orders'],
  of: (token: string | null) => ['orders', token],
} as const
