-- What is wanted in an exchange is held from the request on. A version before holds it when the request is approved:
-- its approval of a line that holds its units already is refused, as otherwise they would be held twice.

create function refuse_second_hold() returns trigger language plpgsql as $$
begin
  raise exception 'a line of an exchange holds its units already'
    using errcode = 'check_violation', constraint = 'return_lines_held_once';
end $$;

create trigger return_lines_held_once before update of held_variant_id on return_lines
  for each row when (old.held_variant_id is not null and new.held_variant_id is not null)
  execute function refuse_second_hold();

create index return_requests_approved on return_requests (approved_at)
  where status = 'processing' and kind = 'exchange' and received_at is null;

-- Its shopper may withdraw a request before it is approved and paid for. A version before reads it as rejected.
alter table return_requests
  add column withdrawn_at timestamptz,
  add constraint return_requests_withdrawn check (withdrawn_at is null or status = 'rejected');
