-- An exchange may cost more or less than what came back: the difference is paid before the parcel is sent, or goes
-- back when the exchange is settled. A refund of a replacement goes back through the orders that it goes back to.
-- A version before writes neither; what it writes still holds.

alter table return_lines
  add column exchange_item text,
  add column exchange_name text,
  add column exchange_price_cents bigint check (exchange_price_cents >= 0),
  add column difference_cents bigint not null default 0,
  add constraint return_lines_exchange check (
    variant_index is not null or num_nonnulls(exchange_item, exchange_name, exchange_price_cents) = 0 and difference_cents = 0),
  add constraint return_lines_difference check (difference_cents >= 0 - refund_cents);
comment on column return_lines.exchange_item is 'What is wanted in exchange, as calls name it; null if it is the same product.';
comment on column return_lines.exchange_price_cents is 'The price of one unit of it when it was agreed; null of an earlier version: the price paid.';
comment on column return_lines.difference_cents is 'What the shopper pays for the exchange; negative if it goes back.';

alter table return_requests add column pay_until timestamptz;
comment on column return_requests.pay_until is 'Until when the difference of an approved exchange can be paid; null once it is, or if there is none.';
alter table return_requests
  drop constraint return_requests_payout,
  drop constraint return_requests_exchange,
  drop constraint return_requests_replacement,
  drop constraint return_requests_steps;
alter table return_requests
  add constraint return_requests_payout check (payout is not null or kind = 'exchange' and refund_cents = 0),
  add constraint return_requests_exchange check (
    kind = 'refund' and price_difference_cents = 0 and replacement_order_id is null and pay_until is null
    or kind = 'exchange' and shipping_cents = 0),
  add constraint return_requests_replacement check (
    case status when 'completed' then kind = 'refund' or replacement_order_id is not null
      when 'processing' then true else replacement_order_id is null end),
  add constraint return_requests_steps check (case status
    when 'pending' then num_nonnulls(approved_at, received_at, settled_at, rejected_at) = 0
    when 'processing' then num_nonnulls(settled_at, rejected_at) = 0 and (
      approved_at is not null or kind = 'exchange' and received_at is null and replacement_order_id is null)
    when 'completed' then num_nonnulls(approved_at, received_at, settled_at) = 3 and rejected_at is null
    else rejected_at is not null and staff_note <> '' and num_nonnulls(received_at, settled_at) = 0 end),
  add constraint return_requests_pay_until check (
    pay_until is null or status = 'processing' and approved_at is not null and received_at is null and price_difference_cents > 0);
create index return_requests_unpaid on return_requests (pay_until) where pay_until is not null;

create table return_parts (
  request_id     uuid not null references return_requests on delete cascade,
  order_id       uuid not null references orders on delete cascade,
  position       integer not null check (position >= 0),
  payout         text not null check (payout in ('original', 'store-credit')),
  cents          bigint not null check (cents > 0),
  credit_cents   bigint not null check (credit_cents between 0 and cents),
  original_minor bigint not null check (original_minor >= 0),
  primary key (request_id, order_id)
);
comment on table return_parts is 'Which orders a refund goes back through: of a replacement first its own, then the one that it replaces.';
create index return_parts_of_order on return_parts (order_id);

create or replace function return_adds_up() returns trigger language plpgsql as $$
declare
  changed uuid;
begin
  if tg_table_name = 'return_requests' then changed := new.id;
  else changed := new.request_id;
  end if;
  if exists (
    select from return_lines mine join order_lines l on l.id = mine.line_id
      join return_lines other on other.order_id = mine.order_id and other.line_id = mine.line_id
      join return_requests r on r.id = other.request_id and r.status <> 'rejected'
    where mine.request_id = changed
    group by l.id having sum(other.quantity) > l.quantity
      or sum(other.refund_cents) > l.quantity * l.unit_price_cents) then
    raise exception 'more of a line is returned than was bought'
      using errcode = 'check_violation', constraint = 'return_within_bought';
  end if;
  if exists (
    select from return_requests r,
      lateral (select coalesce(sum(refund_cents), 0) as worth, coalesce(sum(difference_cents), 0) as difference
        from return_lines where request_id = r.id) l
    where r.id = changed and (r.price_difference_cents <> l.difference or r.refund_cents + r.deducted_cents <>
      case r.kind when 'refund' then r.shipping_cents + l.worth else greatest(0, 0 - l.difference) end)) then
    raise exception 'a refund is not the sum of its parts'
      using errcode = 'check_violation', constraint = 'return_adds_up';
  end if;
  if exists (
    select from return_requests r join return_parts p on p.request_id = r.id where r.id = changed
    group by r.id having sum(p.cents) <> r.refund_cents or sum(p.credit_cents) <> r.credit_cents
      or sum(p.original_minor) <> r.original_minor) then
    raise exception 'a refund is not the sum of the orders that it goes back through'
      using errcode = 'check_violation', constraint = 'return_adds_up';
  end if;
  return null;
end $$;
create constraint trigger return_parts_add_up after insert or update on return_parts
  deferrable initially deferred for each row execute function return_adds_up();
