import { randomUUID } from 'node:crypto'
import { z } from 'zod'

/** What a bare write needs to know: a shopper, and one unit of a SKU. */
export const written = z.object({
  customerId: z.string(),
  productId: z.string(),
  variantIndex: z.number(),
  size: z.string(),
  rupees: z.number(),
})
export type Written = z.output<typeof written>

export interface BareWrite {
  /** Its path, and the file of its statement. */
  readonly name: string
  readonly values: (write: Written) => unknown[]
}

const skuOf = ({ customerId, productId, variantIndex, size }: Written) => [
  customerId,
  productId,
  variantIndex,
  size,
]

export const bareWrites: readonly BareWrite[] = [
  { name: 'bare-cart', values: (write) => [...skuOf(write), write.rupees * 100] },
  { name: 'bare-order', values: (write) => [...skuOf(write), write.rupees * 100, ...newIds()] },
]

/** Of the order, its line and its idempotency key. */
const newIds = () => [randomUUID(), randomUUID(), randomUUID()]
