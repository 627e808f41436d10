import { z } from 'zod'
import { defineCall, emptyBody, success } from '../call.ts'
import { lineItem } from './line-item.ts'

/** Larger than any real order; a larger number is refused as malformed. */
const quantity = z.number().int().max(100_000)
const variantIndex = z.number().int().min(0).max(10_000)

export const variantInfo = z.object({
  color: z.string(),
  colorCode: z.string(),
  variantIndex: z.number().int(),
})

/** What one kind of thing adds to its entry [B3.55]. */
const itemFields = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.record(z.string(), z.union([z.string(), z.number()]))]),
)
export type CartItemFields = z.output<typeof itemFields>

/**
 * A cart: the quantity of each size under its key (`cart-key.ts`), with the chosen colour. Every number of an entry is a
 * quantity; more fields are in `item`.
 */
export const cartData = z.record(
  z.string(),
  z
    .object({ variantInfo, item: itemFields.optional() })
    .catchall(z.union([z.number().int(), variantInfo, itemFields.optional()])),
)
export type CartData = z.output<typeof cartData>

/**
 * 'ok' can be bought. Other lines stay in the cart without counting towards the total, and disable Place Order. For
 * 'awaits-customer' the shopper has to do something on the page of the line first, as approve a proof.
 */
export const cartLineStates = ['ok', 'unpublished', 'awaits-customer', 'sold-out', 'short'] as const

export const cartLine = lineItem.extend({
  key: z.string(),
  /** The id of a product; of anything else '<kind>_<id>'. */
  productId: z.string(),
  variantIndex: z.number().int(),
  lineTotal: z.number(),
  /** Available units. */
  stock: z.number().int(),
  state: z.enum(cartLineStates),
  /** When it opens for everyone (ms), while only customers with early access can buy it. */
  opensAt: z.number().int().optional(),
  /** It cannot be sent back. */
  finalSale: z.boolean().optional(),
  /** The price when the line was added, if it has changed since; LKR rupees. */
  priceWhenAdded: z.number().nullable(),
})
export type CartLine = z.output<typeof cartLine>

export const cartTotals = z.object({
  subtotal: z.number(),
  shipping: z.number(),
  discount: z.number(),
  total: z.number(),
})
export type CartTotals = z.output<typeof cartTotals>

export const cartCalls = {
  'cart.add': defineCall({
    method: 'POST',
    path: '/api/cart/add',
    access: 'customer',
    summary: 'Adds units of a product, colour and size to the cart.',
    request: {
      body: z.object({
        itemId: z.string().max(64),
        size: z.string().max(40),
        variantIndex: variantIndex.default(0),
        quantity: quantity.min(1).default(1),
      }),
    },
    response: success({ message: z.string() }),
    refusals: [
      'cart.size-missing',
      'cart.product-unknown',
      'cart.size-unknown',
      'cart.early-access',
      'cart.awaits-customer',
      'cart.out-of-stock',
      'cart.stock-short',
      'cart.full',
      'order.line-too-large',
    ],
  }),
  'cart.update': defineCall({
    method: 'POST',
    path: '/api/cart/update',
    access: 'customer',
    summary: 'Sets the quantity of a line; 0 removes it.',
    request: {
      body: z.object({
        itemId: z.string().max(64),
        size: z.string().max(40),
        quantity: quantity.min(0),
        variantIndex: variantIndex.default(0),
      }),
    },
    response: success({ message: z.string() }),
    refusals: [
      'cart.product-unknown',
      'cart.size-unknown',
      'cart.early-access',
      'cart.awaits-customer',
      'cart.out-of-stock',
      'cart.stock-short',
      'cart.full',
      'order.line-too-large',
    ],
  }),
  'cart.get': defineCall({
    method: 'POST',
    path: '/api/cart/get',
    access: 'customer',
    summary: 'Returns the cart with current prices and stock.',
    request: { body: emptyBody },
    response: success({
      cartData,
      lines: z.array(cartLine),
      totals: cartTotals,
      /** Identifies the contents of the cart; an order names the version that it was made from. */
      version: z.string(),
    }),
    refusals: [],
  }),
}
