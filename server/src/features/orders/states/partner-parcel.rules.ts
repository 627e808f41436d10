import type { OrderLine } from '../full-order/listed-details.ts'
import { isOwnDesign } from '../full-order/own-design.ts'

type Line = Pick<OrderLine, 'quantity' | 'cancelledQuantity' | 'madeToOrder' | 'productId'>

interface Lines {
  readonly lines: readonly Line[]
}

/** The shop packs nothing of it: what was not cancelled is all made and sent by a partner. */
export function isSentByPartner({ lines }: Lines): boolean {
  const left = lines.filter(({ quantity, cancelledQuantity }) => quantity > cancelledQuantity)
  return left.length > 0 && left.every(isOwnDesign)
}

/** Why staff do not ship it, in words. */
export const followsPartner =
  'The print partner sends this order, and its parcel has not left yet. The status of the order follows that parcel.'
