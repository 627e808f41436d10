-- Events lie in one outbox until their subscribers have run, and some days longer; see platform/events.
create table outbox_events (
  id          uuid primary key,
  name        text not null check (name ~ '^[a-z-]+$'),
  payload     jsonb not null,
  emitted_at  timestamptz not null default clock_timestamp(),
  taken_until timestamptz,
  handled_at  timestamptz,
  retried     text[] not null default '{}'
);
comment on column outbox_events.taken_until is 'A worker has it until then, unless it dies; it renews this while it works.';
comment on column outbox_events.handled_at is 'Since then each subscriber has succeeded or waits in the queue of retries.';
comment on column outbox_events.retried is 'Subscribers that failed. What becomes of them is in pgboss.job and event_deliveries.';
create index outbox_events_waiting on outbox_events (emitted_at) where handled_at is null;
create index outbox_events_handled_at on outbox_events (handled_at) where handled_at is not null;

-- Before, each subscriber had a queue of its own, and each task too. What waits there, or has failed for good, goes to
-- the one queue of retries.
do $$
begin
  if to_regclass('pgboss.job') is null then
    return;
  end if;
  perform pgboss.create_queue('event-retries', '{"policy": "standard"}');
  delete from pgboss.job
    where name like 'task.%' or (name like '%/%' and state in ('completed', 'cancelled'));
  update pgboss.job set
    name = 'event-retries',
    data = jsonb_build_object('subscriber', name, 'event', data -> 'event', 'payload', data - 'event'),
    state = case when state = 'active' then 'retry' else state end,
    start_after = case when state = 'active' then now() else start_after end
    where name like '%/%';
  delete from pgboss.queue where name like 'task.%' or name like '%/%';
end $$;
