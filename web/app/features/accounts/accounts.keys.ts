/** The logged-in user, by token. */
export const userKeys = {
  all: ['user'],
  of: (token: string | null | undefined) => ['user', token ?? 'visitor'],
} as const
