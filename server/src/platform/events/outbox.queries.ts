import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../database/database.ts'
import { retryQueue } from '../failed-jobs.ts'
import type { JobFailure } from '../job-failures.ts'

/** Told of each commit with events. */
export const outboxChannel = 'first_fashion_events'

const outboxEvent = z.object({ id: z.string(), name: z.string(), payload: z.unknown() })
export type OutboxEvent = z.output<typeof outboxEvent>

/** An event whose subscribers have run. Those that failed go to the queue of retries. */
export interface HandledEvent {
  readonly id: string
  readonly failures: readonly (JobFailure & { readonly subscriber: string })[]
}

/** Workers hear of it once the transaction is committed. */
export async function insertEvent(tx: Db, { id, name, payload }: OutboxEvent): Promise<void> {
  await tx.execute(sql`
    with added as (
      insert into outbox_events (id, name, payload) values (${id}, ${name}, ${JSON.stringify(payload)}::jsonb)
      returning 1)
    select pg_notify(${outboxChannel}, '') from added`)
}

/** Takes the oldest events that nobody has, for so many seconds. */
export async function takeEvents(db: Db, limit: number, leaseSeconds: number): Promise<OutboxEvent[]> {
  const { rows } = await db.execute(sql`
    with next as materialized (
      select id from outbox_events where handled_at is null and (taken_until is null or taken_until < now())
      order by emitted_at limit ${limit} for update skip locked),
    taken as (
      update outbox_events e set taken_until = now() + ${leaseSeconds} * interval '1 s'
      from next where e.id = next.id returning e.id, e.name, e.payload, e.emitted_at)
    select id, name, payload from taken order by emitted_at`)
  return z.array(outboxEvent).parse(rows)
}

/** For a worker that is not finished yet. */
export async function keepEvents(db: Db, ids: readonly string[], leaseSeconds: number): Promise<void> {
  await db.execute(sql`
    update outbox_events set taken_until = now() + ${leaseSeconds} * interval '1 s'
    where id = any(${sql.param([...ids])}::uuid[]) and handled_at is null`)
}

/** Records many events in one statement: either all of it is stored, with the retries, or nothing. */
export async function recordHandled(db: Db, events: readonly HandledEvent[], at: Date): Promise<void> {
  const done = events.map(({ id, failures }) => ({
    id,
    retried: failures.map(({ subscriber }) => subscriber),
  }))
  const failed = events.flatMap(({ id, failures }) => failures.map((failure) => ({ event: id, ...failure })))
  await db.execute(sql`
    with handled as (
      update outbox_events e set handled_at = ${at}, taken_until = null, retried = done.retried
      from jsonb_to_recordset(${JSON.stringify(done)}::jsonb) as done(id uuid, retried text[])
      where e.id = done.id and e.handled_at is null returning e.id, e.payload)
    insert into pgboss.job (name, data, state, start_after, started_on, completed_on, output, retry_limit, retry_delay,
      retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, keep_until, policy, heartbeat_seconds)
    select ${retryQueue}, jsonb_build_object('subscriber', f.subscriber, 'event', e.id, 'payload', e.payload),
      f.state::pgboss.job_state, now() + f."delaySeconds" * interval '1 s',
      case when f.state <> 'created' then now() end, case when f.state = 'failed' then now() end, f.output,
      q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds,
      now() + q.retention_seconds * interval '1 s', q.policy, q.heartbeat_seconds
    from jsonb_to_recordset(${JSON.stringify(failed)}::jsonb)
        as f(event uuid, subscriber text, state text, "delaySeconds" int, output jsonb)
      join handled e on e.id = f.event
      left join pgboss.queue q on q.name = ${retryQueue}`)
}

/** How many events wait for a worker, and how many have one. */
export async function countOutboxEvents(db: Db): Promise<{ state: string; count: number }[]> {
  const { rows } = await db.execute<{ state: string; count: number }>(sql`
    select case when taken_until > now() then 'active' else 'created' end as state, count(*)::int as count
    from outbox_events where handled_at is null group by 1`)
  return rows
}

export async function purgeHandledEvents(db: Db, before: Date): Promise<void> {
  await db.execute(sql`delete from outbox_events where handled_at < ${before}`)
}
