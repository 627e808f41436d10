import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'

export interface Delivery {
  readonly eventId: string
  readonly subscriber: string
}

const columns = (deliveries: readonly Delivery[]) => {
  const [ids, subscribers] = [
    deliveries.map(({ eventId }) => eventId),
    deliveries.map(({ subscriber }) => subscriber),
  ]
  return sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(subscribers)}::text[])`
}

/** For each of these whether its subscriber has succeeded before: alone, or with the event's other subscribers. */
export async function areDelivered(db: Db, deliveries: readonly Delivery[]): Promise<boolean[]> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (
      select from event_deliveries d where d.event_id = asked.event_id and d.subscriber = asked.subscriber
    ) or exists (
      select from outbox_events e
      where e.id = asked.event_id and e.handled_at is not null and asked.subscriber <> all(e.retried)
    ) as found
    from rows from (${columns(deliveries)}) with ordinality as asked(event_id, subscriber, nth)
    order by asked.nth`)
  return rows.map(({ found }) => found)
}

export async function recordDeliveries(db: Db, deliveries: readonly Delivery[], at: Date): Promise<void> {
  await db.execute(sql`
    insert into event_deliveries (event_id, subscriber, delivered_at)
    select done.event_id, done.subscriber, ${at} from ${columns(deliveries)} as done(event_id, subscriber)
    on conflict do nothing`)
}

export async function purgeDeliveries(db: Db, before: Date): Promise<void> {
  await db.execute(sql`delete from event_deliveries where delivered_at < ${before}`)
}
