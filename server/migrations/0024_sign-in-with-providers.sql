-- Signing in with Google or Facebook: who somebody is there, the way there and back, and the code that becomes a session.

-- Whoever came by a provider has no password until the reset mail is asked for.
alter table customers alter column password_hash drop not null;

create table customer_identities (
  provider    text not null check (provider in ('google', 'facebook')),
  -- The provider's own id of the person; the address is none, for it can change hands.
  subject     text not null check (length(subject) between 1 and 255),
  customer_id uuid not null references customers (id) on delete cascade,
  linked_at   timestamptz not null,
  primary key (provider, subject),
  constraint customer_identities_one_each unique (customer_id, provider)
);

-- The way to a provider: used once, within minutes, by the browser that set out on it.
create table sign_in_attempts (
  state_hash    bytea primary key,
  browser_hash  bytea not null,
  provider      text not null check (provider in ('google', 'facebook')),
  -- Whose account is to be linked; it ends with the session that asked for it. Neither for a sign-in.
  customer_id   uuid references customers (id) on delete cascade,
  session_hash  bytea references customer_sessions (token_hash) on delete cascade,
  referral_code text,
  expires_at    timestamptz not null,
  check ((customer_id is null) = (session_hash is null))
);
create index sign_in_attempts_session on sign_in_attempts (session_hash) where session_hash is not null;
create index sign_in_attempts_customer on sign_in_attempts (customer_id) where customer_id is not null;
create index sign_in_attempts_expiry on sign_in_attempts (expires_at);

-- What a sign-in comes back with instead of a session's token, which has no place in an address.
create table sign_in_codes (
  code_hash      bytea primary key,
  browser_hash   bytea not null,
  customer_id    uuid not null references customers (id) on delete cascade,
  is_new_account boolean not null,
  expires_at     timestamptz not null
);
create index sign_in_codes_customer on sign_in_codes (customer_id);
create index sign_in_codes_expiry on sign_in_codes (expires_at);
