/** The reviews of a product: the newest, by token, and all in pages. */
export const reviewKeys = {
  all: (productId: string) => ['reviews', productId],
  newest: (productId: string, token: string | null | undefined) => ['reviews', productId, token],
  pages: (productId: string, order: string) => ['reviews', productId, 'pages', order],
} as const
