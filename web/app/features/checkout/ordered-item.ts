import type { CartLine } from '@first-fashion/contract/cart/calls'

/** An item of the order payload [A3.40]. */
export const orderedItem = ({
  productId,
  name,
  price,
  image,
  size,
  quantity,
  variantIndex,
  color,
  colorCode,
}: CartLine) => ({ productId, name, price, image, size, quantity, variantIndex, color, colorCode })
