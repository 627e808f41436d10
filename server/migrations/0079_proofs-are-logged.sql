-- Whoever proves in an open session who they are is written down.
alter table staff_access_log drop constraint staff_access_log_kind_check;
alter table staff_access_log add constraint staff_access_log_kind_check
  check (kind in ('signed-in', 'proved', 'failed', 'forbidden'));
comment on column staff_access_log.code is 'Of the refusal; null for what worked.';
