import { z } from 'zod'

/** What a bare write needs to know: a shopper, and one unit of a SKU. */
export const bareWrite = z.object({
  customerId: z.string(),
  productId: z.string(),
  variantIndex: z.number(),
  size: z.string(),
  rupees: z.number(),
})
export type BareWrite = z.output<typeof bareWrite>

/** A page as the shop sent it, for the bare server to repeat. */
export interface SentPage {
  readonly path: string
  readonly headers: Record<string, string>
  readonly base64: string
}
