/** A customer's wishlist, by token. */
export const wishlistKeys = {
  all: ['wishlist'],
  of: (token: string | null | undefined) => ['wishlist', token ?? 'visitor'],
} as const
