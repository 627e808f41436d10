-- Before what costs money or lets somebody in, members of staff prove again who they are.
alter table staff_sessions add column proved_at timestamptz not null default now();
update staff_sessions set proved_at = created_at;
comment on column staff_sessions.proved_at is 'When a password, code or passkey was shown last.';

alter table staff_access_policy
  add column proof_minutes        integer not null default 10 check (proof_minutes between 1 and 720),
  add column refund_limit_rupees  integer not null default 50000 check (refund_limit_rupees between 0 and 100000000);
comment on column staff_access_policy.proof_minutes is 'So long a proof counts.';
comment on column staff_access_policy.refund_limit_rupees is 'Refunds above it ask for a proof.';
