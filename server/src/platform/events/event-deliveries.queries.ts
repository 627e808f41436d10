import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'

interface Delivery {
  readonly eventId: string
  readonly subscriber: string
}

export async function isDelivered(db: Db, { eventId, subscriber }: Delivery): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from event_deliveries where event_id = ${eventId} and subscriber = ${subscriber}`,
  )
  return rows.length > 0
}

export async function recordDelivery(db: Db, { eventId, subscriber }: Delivery, at: Date): Promise<void> {
  await db.execute(sql`
    insert into event_deliveries (event_id, subscriber, delivered_at)
    values (${eventId}, ${subscriber}, ${at}) on conflict do nothing`)
}

export async function purgeDeliveries(db: Db, before: Date): Promise<void> {
  await db.execute(sql`delete from event_deliveries where delivered_at < ${before}`)
}
