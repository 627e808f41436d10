import { and, isNotNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/database.ts'
import { stockAlerts } from './stock-alerts.table.ts'

export interface NewAlert {
  readonly id: string
  readonly email: string
  readonly variantId: string
  readonly size: string
  readonly at: Date
  /** So many sizes an address may wait for at once. */
  readonly waitingMaximum: number
}

/** Writes a wish down, once while it waits. Returns false when the address waits for too much already. */
export async function insertAlert(db: Db, alert: NewAlert): Promise<boolean> {
  const emailKey = alert.email.toLowerCase()
  const result = await db.execute(sql`
    insert into stock_alerts as a (id, email, variant_id, size, asked_at)
    select ${alert.id}::uuid, ${alert.email}, ${alert.variantId}::uuid, ${alert.size}, ${alert.at}::timestamptz
    where (select count(*) from stock_alerts where email_key = ${emailKey} and notified_at is null)
      < ${alert.waitingMaximum}::int
    on conflict (email_key, variant_id, size) where notified_at is null do update set asked_at = a.asked_at
    returning id`)
  return result.rowCount === 1
}

interface AlertsDue {
  /** Of these products only; undefined for all. */
  readonly productIds: readonly string[] | undefined
  readonly at: Date
  readonly limit: number
}

/** Marks the alerts whose size is back in stock, for everyone, as notified, oldest first, and returns them. */
export async function takeAlertsDue(tx: Db, { productIds, at, limit }: AlertsDue): Promise<string[]> {
  const among = productIds && sql.param([...productIds])
  const result = await tx.execute(sql`
    update stock_alerts set notified_at = ${at}::timestamptz
    where id in (
      select a.id from stock_alerts a
      join variant_stock s on s.variant_id = a.variant_id and s.size = a.size
      join variants v on v.id = a.variant_id
      join products p on p.id = v.product_id
      where a.notified_at is null and s.on_hand - s.held > 0 and not s.withdrawn and p.is_published
        and (p.early_access_until is null or p.early_access_until <= ${at}::timestamptz)
        ${among === undefined ? sql`` : sql`and p.id = any(${among}::uuid[])`}
      order by a.asked_at, a.id limit ${limit}
      for update of a skip locked
    )
    returning id`)
  return z
    .array(z.object({ id: z.string() }))
    .parse(result.rows)
    .map(({ id }) => id)
}

const alertInFull = z.object({
  email: z.string(),
  size: z.string(),
  color: z.string(),
  name: z.string(),
  slug: z.string(),
})

/** What a mail says of an alert. */
export async function alertById(db: Db, id: string) {
  const result = await db.execute(sql`
    select a.email, a.size, v.color, p.name, p.slug from stock_alerts a
    join variants v on v.id = a.variant_id join products p on p.id = v.product_id
    where a.id = ${id}`)
  return z.array(alertInFull).parse(result.rows)[0]
}

export async function purgeNotifiedAlerts(db: Db, before: Date): Promise<void> {
  await db
    .delete(stockAlerts)
    .where(and(isNotNull(stockAlerts.notifiedAt), lt(stockAlerts.notifiedAt, before)))
}

/** An address's open and notified alerts. */
export const alertsOf = (db: Db, emailKey: string) =>
  db.select().from(stockAlerts).where(sql`email_key = ${emailKey}`).orderBy(stockAlerts.askedAt)

/** What an address waits for, another one waits for now; what that waits for already it waits for once. */
export async function moveAlerts(tx: Db, fromKey: string, to: string): Promise<void> {
  await tx.execute(sql`
    with moved as (delete from stock_alerts where email_key = ${fromKey} returning *)
    insert into stock_alerts (id, email, variant_id, size, asked_at, notified_at)
    select id, ${to}, variant_id, size, asked_at, notified_at from moved
    on conflict (email_key, variant_id, size) where notified_at is null do nothing`)
}

export async function deleteAlertsOf(tx: Db, emailKey: string): Promise<void> {
  await tx.delete(stockAlerts).where(sql`email_key = ${emailKey}`)
}
