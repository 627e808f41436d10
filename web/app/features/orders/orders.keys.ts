/** The customer's orders, by token. */
export const orderKeys = {
  all: ['orders'],
  linked: (token: string | undefined) => ['orders', 'linked', token],
  list: (token: string | null, search: string) => ['orders', token, search],
} as const
