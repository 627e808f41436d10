-- Who signed in to the back office or tried to, and who was refused what their role may not do. Kept for 90 days.
create table staff_access_log (
  id       bigint generated always as identity primary key,
  at       timestamptz not null,
  kind     text not null check (kind in ('signed-in', 'failed', 'forbidden')),
  staff_id uuid references staff on delete cascade,
  code     text,
  route    text not null,
  address  text not null,
  device   text not null default '' check (length(device) <= 200)
);
comment on column staff_access_log.staff_id is 'Null: nobody has the address that was typed, which is not kept, or the passkey is unknown.';
comment on column staff_access_log.code is 'Of the refusal; null for a sign-in that worked.';
create index staff_access_log_of_member on staff_access_log (staff_id, kind, at);
create index staff_access_log_oldest on staff_access_log (at);

alter table staff add column failures_reported_at timestamptz;
comment on column staff.failures_reported_at is 'When the member was told last of many failed sign-ins.';
