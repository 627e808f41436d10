import { and, desc, eq, ilike, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '../../platform/database/containing.ts'
import type { Db } from '../../platform/database/database.ts'
import { newsletterSubscriptions as subscriptions } from './newsletter.table.ts'

export interface NewSubscription {
  readonly email: string
  readonly source: string
  readonly at: Date
  /** From when emails count towards the limit. */
  readonly emailsFrom: Date
}

/**
 * Subscribes an address, also again. Returns whether it was subscribed before, or had left, and how many recent emails it
 * got on request, this one included. One statement.
 */
export async function saveSubscription(tx: Db, { email, source, at, emailsFrom }: NewSubscription) {
  const result = await tx.execute(sql`
    with before as (
      select unsubscribed_at from newsletter_subscriptions where email_key = ${email.toLowerCase()})
    insert into newsletter_subscriptions as s (email_key, email, source, created_at, emails, emails_since)
    values (${email.toLowerCase()}, ${email}, ${source}, ${at}::timestamptz, 1, ${at}::timestamptz)
    on conflict (email_key) do update set
      unsubscribed_at = null,
      emails = case when s.emails_since < ${emailsFrom}::timestamptz then 1 else s.emails + 1 end,
      emails_since = case when s.emails_since < ${emailsFrom}::timestamptz then excluded.emails_since
        else s.emails_since end
    returning id, emails, exists (select from before where unsubscribed_at is null) as "wasSubscribed",
      exists (select from before where unsubscribed_at is not null) as "isBack"`)
  return saved.parse(result.rows)[0]
}

const saved = z.tuple([
  z.object({ id: z.string(), wasSubscribed: z.boolean(), isBack: z.boolean(), emails: z.number().int() }),
])

export async function subscriptionById(db: Db, id: string) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
  return row
}

/** Deletes all data of the address. */
export async function deleteSubscription(tx: Db, emailKey: string): Promise<void> {
  await tx.delete(subscriptions).where(eq(subscriptions.emailKey, emailKey))
}

/** What was subscribed with an address goes on with another one; where that has its own, its own stands. */
export async function moveSubscription(tx: Db, fromKey: string, to: string): Promise<void> {
  await tx.execute(sql`
    with moved as (delete from newsletter_subscriptions where email_key = ${fromKey} returning *)
    insert into newsletter_subscriptions
      (email_key, id, email, source, created_at, unsubscribe_token, unsubscribed_at, emails, emails_since)
    select ${to.toLowerCase()}, id, ${to}, source, created_at, unsubscribe_token, unsubscribed_at, emails, emails_since
    from moved
    on conflict (email_key) do nothing`)
}

export async function subscriptionOf(db: Db, emailKey: string) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.emailKey, emailKey))
  return row
}

/** Unsubscribes an address by the token of its emails; returns whether there is one. */
export async function unsubscribe(db: Db, token: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(subscriptions)
    .set({ unsubscribedAt: sql`coalesce(${subscriptions.unsubscribedAt}, ${at}::timestamptz)` })
    .where(eq(subscriptions.unsubscribeToken, token))
    .returning({ emailKey: subscriptions.emailKey })
  return rows.length === 1
}

/** Unsubscribes an address; does nothing if it is not subscribed. */
export async function leaveNewsletter(tx: Db, emailKey: string, at: Date): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ unsubscribedAt: sql`coalesce(${subscriptions.unsubscribedAt}, ${at}::timestamptz)` })
    .where(eq(subscriptions.emailKey, emailKey))
}

export interface SubscriberFilter {
  /** A part of the address. */
  readonly search?: string
  readonly subscribed?: boolean
}

function conditionsOf({ search = '', subscribed }: SubscriberFilter): SQL | undefined {
  const part = containing(search.trim())
  return and(
    search.trim() === '' ? undefined : ilike(subscriptions.email, part),
    subscribed === undefined
      ? undefined
      : subscribed
        ? isNull(subscriptions.unsubscribedAt)
        : isNotNull(subscriptions.unsubscribedAt),
  )
}

const shown = {
  email: subscriptions.email,
  source: subscriptions.source,
  createdAt: subscriptions.createdAt,
  unsubscribedAt: subscriptions.unsubscribedAt,
}

/** Subscribers, newest first, and the number of matches; all of them without a page. */
export async function listSubscribers(
  db: Db,
  filter: SubscriberFilter,
  page?: { readonly limit: number; readonly offset: number },
) {
  const statement = db
    .select(shown)
    .from(subscriptions)
    .where(conditionsOf(filter))
    .orderBy(desc(subscriptions.createdAt), subscriptions.emailKey)
  if (page === undefined) {
    const rows = await statement
    return { rows, total: rows.length }
  }
  const rows = await statement.limit(page.limit).offset(page.offset)
  return { rows, total: await db.$count(subscriptions, conditionsOf(filter)) }
}
