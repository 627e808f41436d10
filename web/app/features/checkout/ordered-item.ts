import type { CartLine } from '@first-fashion/contract/cart/calls'

/** A line as an order sends it (spec A section 3). */
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
