-- How each background task went: staff see whether it still runs, and what stopped it last.

create table task_runs (
  name text primary key,
  runs bigint not null default 0 check (runs >= failures),
  failures bigint not null default 0 check (failures >= 0),
  last_started_at timestamptz not null,
  last_finished_at timestamptz not null,
  last_succeeded_at timestamptz,
  last_failed_at timestamptz,
  last_failure text,
  check (last_finished_at >= last_started_at),
  check ((last_failed_at is null) = (last_failure is null))
);
