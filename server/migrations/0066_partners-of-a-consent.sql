-- The partners that the cookie question named when the visitor answered; none of answers from before.
alter table consent_records add column partners text[] not null default '{}'
  check (partners <@ array['google', 'meta']);
