import type { CartData, CartLine } from '@first-fashion/contract/cart/calls'
import type { PricedUnits } from '@first-fashion/contract/money/checkout-sums'
import { type CartSku, quantityIn } from './cart.rules.ts'

/** What was just added, as its product page knows it. The price is that of one unit in LKR rupees. */
export interface AddedItem extends CartSku, Pick<CartLine, 'name' | 'image' | 'price'> {}

/** A line of the drawer. The price is that of one unit in LKR rupees. */
export interface DrawerLine extends Pick<CartLine, 'name' | 'image' | 'options' | 'quantity' | 'price'> {
  readonly key: string
  /** The server has not confirmed all its units yet. */
  readonly isBeingAdded: boolean
}

/**
 * The lines of the drawer, what was just added first, with the units that only this browser knows of yet: `shown` is the
 * cart with them, `lines` are as the server has them [A4.06]. `counted` are those of the subtotal.
 */
export function drawerLines(
  lines: readonly CartLine[],
  shown: CartData,
  added: AddedItem,
): { readonly lines: readonly DrawerLine[]; readonly counted: readonly PricedUnits[] } {
  const isAdded = (line: CartLine) =>
    line.productId === added.itemId && line.variantIndex === added.variantIndex && line.size === added.size
  const confirmed = lines.find(isAdded)
  const { name, image, price } = confirmed ?? added
  const quantity = Math.max(quantityIn(shown, added), confirmed?.quantity ?? 0)
  const more = quantity - (confirmed?.quantity ?? 0)
  const options = confirmed?.options ?? [added.color, added.size].filter((one) => one !== '')
  const first = { key: 'added', name, image, options, price, quantity, isBeingAdded: more > 0 }
  const others = lines
    .filter((line) => !isAdded(line))
    .map((line) => ({ ...line, key: `${line.key} ${line.size}`, isBeingAdded: false }))
  const counted = lines.filter((line) => !isAdded(line) && line.state === 'ok')
  const isFirstCounted = confirmed === undefined || confirmed.state === 'ok'
  return {
    lines: quantity === 0 ? others : [first, ...others],
    counted: isFirstCounted ? [first, ...counted] : counted,
  }
}
