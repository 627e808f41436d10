import type { PaymentProviderName } from '@first-fashion/contract/payments/methods'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/database.ts'

const unfinishedPayments = z.object({
  /** Orders that may still be paid there. */
  payments: z.number().int(),
  /** Refunds that the partner has yet to make. */
  refunds: z.number().int(),
  /** What the partner calls one of those payments; null if it has none of them yet. */
  sessionId: z.string().nullable(),
})
export type UnfinishedPayments = z.output<typeof unfinishedPayments>

/** What a partner has still to do for the shop: without its keys that stays undone. */
export async function unfinishedPaymentsAt(
  db: Db,
  provider: PaymentProviderName,
): Promise<UnfinishedPayments> {
  const { rows } = await db.execute(sql`
    with open_attempts as (
      select a.provider_session_id from payment_attempts a join orders o on o.id = a.order_id
      where a.provider = ${provider} and a.state in ('opening', 'open')
        and o.payment_state = 'awaiting' and o.fulfilment <> 'cancelled'
    ), waiting_refunds as (
      select a.provider_session_id from refunds r join payment_attempts a on a.id = r.attempt_id
      where a.provider = ${provider} and r.status = 'requested'
    )
    select (select count(*)::int from open_attempts) as payments,
      (select count(*)::int from waiting_refunds) as refunds,
      (select max(provider_session_id)
       from (select * from open_attempts union all select * from waiting_refunds) as unfinished) as "sessionId"`)
  return unfinishedPayments.parse(rows[0])
}
