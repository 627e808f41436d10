import type { CartLine } from '@first-fashion/contract/cart/calls'

/** An item of the order payload (spec A section 3). */
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
