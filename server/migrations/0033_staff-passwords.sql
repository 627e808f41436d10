-- Members of staff set their own passwords. Tokens of links are stored as SHA-256 hashes.
alter table staff
  add column disabled_at timestamptz,
  add column last_sign_in_at timestamptz;
comment on column staff.disabled_at is 'Since when the member is switched off; null: active.';
comment on column staff.last_sign_in_at is 'Null before the first sign-in, and for sign-ins before this column.';

-- One link for each member: a newer one replaces it, and a used one is deleted.
create table staff_reset_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  staff_id   uuid not null unique references staff on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index staff_reset_links_oldest on staff_reset_links (expires_at);
