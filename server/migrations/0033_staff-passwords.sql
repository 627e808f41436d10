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

-- Whoever uses the link of an invitation becomes a member.
create table staff_invitations (
  id           uuid primary key,
  name         text not null check (length(name) between 1 and 120),
  email        text not null check (length(email) <= 254),
  email_key    text not null generated always as (lower(email)) stored,
  role         text not null check (role in ('owner', 'manager', 'support', 'moderator')),
  invited_by   uuid not null references staff on delete cascade,
  token_hash   bytea unique check (octet_length(token_hash) = 32),
  created_at   timestamptz not null,
  expires_at   timestamptz not null check (expires_at > created_at),
  accepted_at  timestamptz,
  withdrawn_at timestamptz check (accepted_at is null or withdrawn_at is null)
);
comment on column staff_invitations.token_hash is 'Of the newest link; null until its email is sent.';
create unique index staff_invitations_open on staff_invitations (email_key)
  where accepted_at is null and withdrawn_at is null;
create index staff_invitations_oldest on staff_invitations (expires_at);
