import { z } from 'zod'

/** The numbered documents of an order. */
export const orderInvoice = z.object({
  /** null until the order is paid. */
  invoice: z.object({ number: z.string(), issuedAt: z.number() }).nullable(),
  /** One for each refund, oldest first; the amount as it went back. */
  creditNotes: z.array(z.object({ number: z.string(), issuedAt: z.number(), amountText: z.string() })),
})
export type OrderInvoice = z.output<typeof orderInvoice>
