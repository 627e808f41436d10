/** The name of an entry in `cartData`: a product and colour as '{productId}_{variantIndex}', anything else as its own id. */
export const cartKey = ({ productId, variantIndex }: CartItem): string =>
  productId.includes('_') && variantIndex === 0 ? productId : `${productId}_${variantIndex}`

interface CartItem {
  readonly productId: string
  readonly variantIndex: number
}
