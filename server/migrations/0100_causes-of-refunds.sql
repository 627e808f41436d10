-- A refund says what made it due, and a return is settled only once its refunds have reached the shopper. A version
-- before writes no cause: what it settles is settled at once, as before.
alter table refunds
  add column cause text check (cause ~ '^[a-z-]+:[^ ]+$'),
  add column retry_of uuid unique references refunds (id);
comment on column refunds.cause is 'What made it due, in the words of the feature that asked for it, as return:<id>.';
comment on column refunds.retry_of is 'The refund that failed and is tried again with this one; each only once.';
create index refunds_of_cause on refunds (cause) where cause is not null;

alter table return_requests add column refund_due_at timestamptz,
  add constraint return_requests_refund_due check (refund_due_at is null or received_at is not null);
comment on column return_requests.refund_due_at is 'When its refund was asked for, if a payment partner has to make it.';

create function return_waits_for_refunds() returns trigger language plpgsql as $$
begin
  if exists (
    select from refunds r where r.cause = 'return:' || new.id and r.status in ('requested', 'failed', 'manual-pending')
      and not exists (select from refunds again where again.retry_of = r.id)
  ) then
    raise exception 'a refund of return % did not reach the shopper yet', new.id
      using errcode = 'check_violation', constraint = 'return_waits_for_refunds';
  end if;
  return new;
end $$;
create trigger return_waits_for_refunds before update of status on return_requests for each row
  when (new.status = 'completed' and old.status <> 'completed') execute function return_waits_for_refunds();
