-- Passkeys of members of staff (WebAuthn), and the challenges that they sign, each of which is used once.
create table staff_passkeys (
  id            uuid primary key,
  credential_id text not null unique check (length(credential_id) between 1 and 1400),
  staff_id      uuid not null references staff on delete cascade,
  name          text not null check (length(name) between 1 and 60),
  public_key    bytea not null,
  counter       bigint not null check (counter >= 0),
  transports    text[] not null,
  created_at    timestamptz not null,
  last_used_at  timestamptz
);
create index staff_passkeys_of_member on staff_passkeys (staff_id, created_at);
comment on column staff_passkeys.counter is 'Of the last signature; 0 for authenticators that do not count.';

create table staff_passkey_challenges (
  challenge_hash bytea primary key check (octet_length(challenge_hash) = 32),
  staff_id       uuid references staff on delete cascade,
  expires_at     timestamptz not null
);
comment on column staff_passkey_challenges.staff_id is 'Who adds a passkey; null: somebody signs in with one.';
create index staff_passkey_challenges_oldest on staff_passkey_challenges (expires_at);
