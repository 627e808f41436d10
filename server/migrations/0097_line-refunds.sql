-- Staff cancel units of an order that was not shipped, or refund units without a return.

create table order_line_refunds (
  id       bigint generated always as identity primary key,
  order_id uuid not null,
  line_id  uuid not null,
  kind     text not null check (kind in ('cancelled', 'refunded')),
  quantity integer not null check (quantity > 0),
  cents    bigint not null check (cents >= 0),
  at       timestamptz not null,
  foreign key (order_id, line_id) references order_lines (order_id, id) on delete cascade
);
comment on column order_line_refunds.cents is 'What was paid for the units after discounts.';
create index order_line_refunds_of_line on order_line_refunds (line_id);

-- No unit goes back twice, whether it is cancelled, refunded or returned; whoever writes it.
create function line_units_go_back_once() returns trigger language plpgsql as $$
begin
  if exists (
    select from order_lines l where l.id = new.line_id and l.quantity <
      (select coalesce(sum(r.quantity), 0) from order_line_refunds r where r.line_id = l.id)
      + (select coalesce(sum(b.quantity), 0) from return_lines b join return_requests q on q.id = b.request_id
         where b.line_id = l.id and q.status <> 'rejected')) then
    raise exception 'more units of a line go back than were bought'
      using errcode = 'check_violation', constraint = 'line_units_go_back_once';
  end if;
  return null;
end $$;
create constraint trigger order_line_refunds_once after insert on order_line_refunds
  deferrable initially deferred for each row execute function line_units_go_back_once();
create constraint trigger return_lines_once after insert on return_lines
  deferrable initially deferred for each row execute function line_units_go_back_once();
