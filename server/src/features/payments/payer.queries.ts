import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

/**
 * Keeps of what the partner reported about these orders only which payment it was about: the rest names the person who
 * paid.
 */
export async function forgetPayers(tx: Db, orderIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update partner_events e set body = jsonb_build_object('data', jsonb_build_object('object', jsonb_build_object(
      'id', e.body #> '{data,object,id}', 'object', e.body #> '{data,object,object}')))
    from payment_attempts a
    where a.order_id = any(${sql.param(orderIds)}::uuid[]) and e.handled_at is not null
      and e.body #>> '{data,object,id}' in (a.provider_session_id, a.provider_payment_id)`)
}
