const prefix = 'custom_'

/** How carts and orders name a custom product. */
export const customItemId = (id: string): string => `${prefix}${id}`

/** Whether an item of a cart or an order is a custom product: a design of its shopper, made to order. */
export const isCustomItem = ({ productId }: { readonly productId: string | null }): boolean =>
  productId?.startsWith(prefix) === true
