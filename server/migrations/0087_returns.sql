-- Shoppers send back what they bought: for a refund, or in exchange for another colour or size. A version before that
-- reads orders sees only their returns_state, which it knows.

create table return_requests (
  id                     uuid primary key,
  order_id               uuid not null references orders on delete cascade,
  customer_id            uuid references customers on delete set null,
  kind                   text not null check (kind in ('refund', 'exchange')),
  payout                 text check (payout in ('original', 'store-credit')),
  status                 text not null default 'pending' check (status in ('pending', 'processing', 'completed', 'rejected')),
  reason                 text not null check (reason in ('size', 'fault', 'not-as-shown', 'changed-mind')),
  note                   text not null default '' check (length(note) <= 500),
  staff_note             text not null default '' check (length(staff_note) <= 500),
  refund_cents           bigint not null default 0 check (refund_cents >= 0),
  shipping_cents         bigint not null default 0 check (shipping_cents >= 0),
  deducted_cents         bigint not null default 0 check (deducted_cents >= 0),
  credit_cents           bigint not null default 0 check (credit_cents between 0 and refund_cents),
  original_minor         bigint not null default 0 check (original_minor >= 0),
  price_difference_cents bigint not null default 0,
  requested_at           timestamptz not null,
  approved_at            timestamptz,
  received_at            timestamptz,
  settled_at             timestamptz,
  rejected_at            timestamptz,
  replacement_order_id   uuid unique references orders,
  compensated_at         timestamptz check (compensated_at is null or replacement_order_id is not null),
  version                integer not null default 0 check (version >= 0),
  unique (order_id, id),
  constraint return_requests_payout check ((kind = 'refund') = (payout is not null)),
  constraint return_requests_exchange check (
    kind = 'refund' and price_difference_cents = 0 and replacement_order_id is null
    or kind = 'exchange' and refund_cents = 0 and shipping_cents = 0 and deducted_cents = 0 and original_minor = 0),
  constraint return_requests_credit check (payout <> 'store-credit' or credit_cents = refund_cents and original_minor = 0),
  constraint return_requests_steps check (case status
    when 'pending' then num_nonnulls(approved_at, received_at, settled_at, rejected_at) = 0
    when 'processing' then approved_at is not null and num_nonnulls(settled_at, rejected_at) = 0
    when 'completed' then num_nonnulls(approved_at, received_at, settled_at) = 3 and rejected_at is null
    else rejected_at is not null and staff_note <> '' and num_nonnulls(received_at, settled_at) = 0 end),
  constraint return_requests_replacement check (
    (kind = 'exchange' and status = 'completed') = (replacement_order_id is not null))
);
comment on column return_requests.staff_note is 'What the shop says of it; its shopper reads it.';
comment on column return_requests.refund_cents is 'Its lines and the shipping, less what was refunded before without a return.';
comment on column return_requests.credit_cents is 'The part of the refund that becomes store credit.';
comment on column return_requests.compensated_at is 'When its worth became store credit, as the replacement was cancelled.';
comment on column return_requests.original_minor is 'The part that goes back the way it was paid, in minor units of the charged currency.';
create index return_requests_of_customer on return_requests (customer_id);
create index return_requests_by_status on return_requests (status, requested_at);

create table return_lines (
  request_id      uuid not null,
  order_id        uuid not null,
  line_id         uuid not null,
  quantity        integer not null check (quantity > 0),
  refund_cents    bigint not null check (refund_cents >= 0),
  condition       text check (condition in ('good', 'damaged')),
  variant_index   integer check (variant_index >= 0),
  size            text,
  color           text,
  held_variant_id uuid references variants,
  primary key (request_id, line_id),
  foreign key (order_id, request_id) references return_requests (order_id, id) on delete cascade,
  foreign key (order_id, line_id) references order_lines (order_id, id) on delete cascade,
  check (num_nonnulls(variant_index, size, color) in (0, 3)),
  check (held_variant_id is null or variant_index is not null)
);
comment on column return_lines.refund_cents is 'What was paid for the units after discounts; in an exchange what they are worth.';
comment on column return_lines.variant_index is 'In an exchange, the colour that is wanted, with its name and its size.';
comment on column return_lines.held_variant_id is 'The colour of which units are held for the exchange until it is settled.';
create index return_lines_of_line on return_lines (order_id, line_id);

-- No more units come back than were bought, no more is paid back for them than they cost, and a refund is the sum of
-- its parts; whoever writes them.
create function return_adds_up() returns trigger language plpgsql as $$
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
    select from return_requests r where r.id = changed and r.kind = 'refund' and r.refund_cents + r.deducted_cents
      <> r.shipping_cents + (select coalesce(sum(refund_cents), 0) from return_lines where request_id = r.id)) then
    raise exception 'a refund is not the sum of its parts'
      using errcode = 'check_violation', constraint = 'return_adds_up';
  end if;
  return null;
end $$;
create constraint trigger return_requests_add_up after insert or update on return_requests
  deferrable initially deferred for each row execute function return_adds_up();
create constraint trigger return_lines_add_up after insert or update on return_lines
  deferrable initially deferred for each row execute function return_adds_up();
