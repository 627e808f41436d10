/** The returns of an order, what a request would come to, and the options of a product. */
export const returnKeys = {
  of: (orderId: string) => ['returns', orderId],
  previews: ['returns', 'preview'],
  preview: (body: object | null) => ['returns', 'preview', body],
  allOptions: ['returns', 'options'],
  options: (slug: string) => ['returns', 'options', slug],
} as const
