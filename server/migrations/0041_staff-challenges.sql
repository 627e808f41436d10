-- After the password of a member who has a second factor: five minutes to show it. Counts the tries of a quarter of an hour.
create table staff_challenges (
  token_hash    bytea primary key check (octet_length(token_hash) = 32),
  staff_id      uuid not null references staff on delete cascade,
  password_hash text not null,
  tries         integer not null default 0 check (tries >= 0),
  created_at    timestamptz not null,
  expires_at    timestamptz not null check (expires_at > created_at)
);
comment on column staff_challenges.password_hash is 'What the password was compared with: a new one ends the sign-in.';
create index staff_challenges_of_member on staff_challenges (staff_id, created_at);
create index staff_challenges_oldest on staff_challenges (created_at);
