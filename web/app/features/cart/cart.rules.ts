import type { CartData, CartLine, CartTotals } from '@first-fashion/contract/cart/calls'
import { cartKey } from '@first-fashion/contract/cart/cart-key'

/** One colour and size of a product. */
export interface CartSku {
  readonly itemId: string
  readonly variantIndex: number
  readonly size: string
  readonly color: string
  readonly colorCode: string
}

const keyOf = ({ itemId, variantIndex }: CartSku) => cartKey({ productId: itemId, variantIndex })

export function quantityIn(cart: CartData, sku: CartSku): number {
  const quantity = cart[keyOf(sku)]?.[sku.size]
  return typeof quantity === 'number' ? quantity : 0
}

/** The cart with another quantity of a variant; 0 removes it, and its entry with the last size. */
export function withQuantity(cart: CartData, sku: CartSku, quantity: number): CartData {
  const key = keyOf(sku)
  const { color, colorCode, variantIndex } = sku
  const entry = cart[key] ?? { variantInfo: { color, colorCode, variantIndex } }
  if (quantity > 0)
    return { ...cart, [key]: { ...entry, [sku.size]: quantity, variantInfo: entry.variantInfo } }
  const { [sku.size]: _gone, ...rest } = entry
  const isEmpty = !Object.values(rest).some((value) => typeof value === 'number')
  if (!isEmpty) return { ...cart, [key]: { ...rest, variantInfo: entry.variantInfo } }
  const { [key]: _entry, ...others } = cart
  return others
}

/** The number of units in a cart. */
export function countSkus(cart: CartData): number {
  let count = 0
  for (const entry of Object.values(cart))
    for (const value of Object.values(entry)) if (typeof value === 'number') count += value
  return count
}

/** The cart as the server returns it. */
export interface CartAnswer {
  readonly success: true
  readonly cartData: CartData
  readonly lines: CartLine[]
  readonly totals: CartTotals
  readonly version: string
}

/** The shown cart with another quantity of a line and recalculated totals, until the server answers. */
export function withLine(shown: CartAnswer, sku: CartSku, quantity: number): CartAnswer {
  const isThis = (line: CartLine) => line.key === keyOf(sku) && line.size === sku.size
  const lines = shown.lines
    .filter((line) => !isThis(line) || quantity > 0)
    .map((line) =>
      isThis(line) ? { ...line, quantity, lineTotal: roundedRupees(line.price * quantity) } : line,
    )
  const subtotal = roundedRupees(
    lines.filter((line) => line.state === 'ok').reduce((sum, line) => sum + line.lineTotal, 0),
  )
  const shipping = subtotal === 0 ? 0 : shown.totals.shipping
  const total = subtotal === 0 ? 0 : roundedRupees(subtotal + shipping - shown.totals.discount)
  return { ...shown, lines, totals: { ...shown.totals, subtotal, shipping, total } }
}

const roundedRupees = (rupees: number) => Math.round(rupees * 100) / 100
