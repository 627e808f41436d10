import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../platform/database/database.ts'

const cardPayment = z.object({
  /** The card provider's. */
  id: z.string(),
  /** What was paid and what of it went back, in minor units of the currency. */
  amount: z.coerce.number().int(),
  refunded: z.coerce.number().int(),
  currency: z.string(),
  email: z.string(),
})
export type CardPayment = z.output<typeof cardPayment>

/** The payments by card of which something can be refunded. */
export async function cardPayments(db: Db): Promise<CardPayment[]> {
  const { rows } = await db.execute(sql`
    select a.provider_payment_id as id, a.paid_minor as amount, a.paid_currency_code as currency, o.email,
      coalesce((select sum(r.amount_minor) from refunds r
        where r.attempt_id = a.id and r.status = 'succeeded' and r.provider_refund_id is not null), 0) as refunded
    from payment_attempts a join orders o on o.id = a.order_id
    where a.provider = 'stripe' and a.state = 'paid' and a.provider_payment_id is not null and a.paid_minor > 0`)
  return z.array(cardPayment).parse(rows)
}
