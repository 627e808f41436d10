import { z } from 'zod'

/** What a line of a cart and one of an order both show. */
export const lineItem = z.object({
  /** Its page in the store; empty if it has none. */
  path: z.string(),
  slug: z.string(),
  name: z.string(),
  image: z.string(),
  /** The chosen options in words. */
  options: z.array(z.string()),
  color: z.string(),
  colorCode: z.string(),
  size: z.string(),
  quantity: z.number().int(),
  /** Of one unit, in LKR rupees: the current price in a cart, the agreed one in an order. */
  price: z.number(),
})
