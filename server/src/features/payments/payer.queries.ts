import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/database.ts'

/** Whether a webhook event e belongs to an attempt a: its page, its payment, or a charge of that payment. */
const isAbout = sql`(e.body #>> '{data,object,id}' in (a.provider_session_id, a.provider_payment_id)
  or e.body #>> '{data,object,payment_intent}' = a.provider_payment_id)`

/** Reduces stored webhook events of these orders to their payment reference; the rest names the payer. */
export async function anonymisePayers(tx: Db, orderIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update partner_events e set body = jsonb_build_object('data', jsonb_build_object('object', jsonb_build_object(
      'id', e.body #> '{data,object,id}', 'object', e.body #> '{data,object,object}')))
    from payment_attempts a
    where a.order_id = any(${sql.param(orderIds)}::uuid[]) and e.handled_at is not null and ${isAbout}`)
}

/** The order of a webhook event; undefined if nothing matches. */
export async function orderOfWebhookEvent(
  db: Db,
  provider: string,
  eventId: string,
): Promise<string | undefined> {
  const result = await db.execute(sql`
    select a.order_id from partner_events e join payment_attempts a on ${isAbout}
    where e.provider = ${provider} and e.event_id = ${eventId} limit 1`)
  return z.array(z.object({ order_id: z.string() })).parse(result.rows)[0]?.order_id
}
