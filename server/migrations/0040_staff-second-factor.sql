-- Members of staff prove who they are with codes of an app, too.
create table staff_code_secrets (
  staff_id     uuid primary key references staff on delete cascade,
  secret       bytea not null,
  created_at   timestamptz not null,
  confirmed_at timestamptz check (confirmed_at >= created_at),
  last_step    bigint check ((last_step is null) = (confirmed_at is null))
);
comment on column staff_code_secrets.secret is 'Encrypted by the server.';
comment on column staff_code_secrets.confirmed_at is 'Null until the member has typed a first code.';
comment on column staff_code_secrets.last_step is 'The step of 30 seconds of the last code that was accepted: a code counts once.';

-- Each opens the account once, and is deleted by that. Stored as SHA-256 hashes of 80 random bits.
create table staff_recovery_codes (
  staff_id  uuid not null references staff on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  primary key (staff_id, code_hash)
);
