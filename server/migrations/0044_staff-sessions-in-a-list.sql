-- Members of staff see where they are signed in. A session that is not used for a while ends.
alter table staff_sessions
  add column id           uuid not null default gen_random_uuid() unique,
  add column user_agent   text not null default '' check (length(user_agent) <= 400),
  add column address      text not null default '',
  add column place        text not null default '' check (length(place) <= 200),
  add column last_used_at timestamptz not null default now();
comment on column staff_sessions.place is 'City and country of the address, found after the sign-in.';
create index staff_sessions_of_member on staff_sessions (staff_id);

alter table staff_access_policy
  add column idle_minutes integer not null default 30 check (idle_minutes between 5 and 720);
comment on column staff_access_policy.idle_minutes is 'So long a session lasts without a call.';
