-- What visitors allow, as it was given and changed, and the pages of those who allow analytics.

create table consent_records (
  id                uuid primary key,
  session_id        uuid not null,
  necessary         boolean not null default true check (necessary),
  analytics         boolean not null,
  marketing         boolean not null,
  chosen_at         timestamptz not null,
  given_at          timestamptz not null,
  user_agent        text not null,
  screen_resolution text not null,
  language          text not null,
  platform          text not null
);
create index consent_records_of_session on consent_records (session_id, given_at desc, id desc);
create index consent_records_newest on consent_records (given_at desc, id desc);

create table page_visits (
  id           bigint generated always as identity primary key,
  session_id   uuid not null,
  path         text not null check (path !~ '[?#]'),
  title        text not null,
  seconds      integer not null check (seconds between 0 and 86400),
  left_at      timestamptz not null
);
comment on column page_visits.path is 'Without query and fragment: those may carry what is secret.';
create index page_visits_of_session on page_visits (session_id);
create index page_visits_age on page_visits (left_at);
