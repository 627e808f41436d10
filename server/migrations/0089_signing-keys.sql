-- Keys that sign links, one for each purpose. All server processes share them, so a link of one opens at another.

create table signing_keys (
  purpose    text primary key check (purpose ~ '^[a-z-]+$'),
  secret     bytea not null check (length(secret) = 32),
  created_at timestamptz not null
);
