/** The customer's orders, by token. */
export const orderKeys = {
  all: ['orders'],
  list: (token: string | null, search: string) => ['orders', token, search],
} as const
