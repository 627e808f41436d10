-- What one shopper can order at once, as the owner sets it; null is no limit. And orders that staff should look at.

create table order_limits (
  id                            smallint primary key default 1 check (id = 1),
  units_per_line                integer check (units_per_line >= 1),
  units_per_order               integer check (units_per_order >= 1),
  open_per_account              integer check (open_per_account >= 1),
  open_per_phone                integer check (open_per_phone >= 1),
  open_per_address              integer check (open_per_address >= 1),
  cash_maximum_cents            bigint check (cash_maximum_cents >= 0),
  cash_maximum_unverified_cents bigint check (cash_maximum_unverified_cents >= 0),
  unusual_units                 integer check (unusual_units >= 1),
  unusual_cents                 bigint check (unusual_cents >= 0),
  version                       integer not null default 0,
  changed_at                    timestamptz
);
insert into order_limits
  (units_per_line, units_per_order, open_per_account, open_per_phone, open_per_address,
   cash_maximum_cents, cash_maximum_unverified_cents, unusual_units, unusual_cents)
values (20, 60, 5, 5, 10, 10000000, 3000000, 15, 10000000);
comment on column order_limits.open_per_account is 'Orders by cash that were not delivered yet, or orders not paid yet.';

create table order_alerts (
  order_id    uuid primary key references orders (id),
  reasons     text[] not null check (cardinality(reasons) > 0),
  noticed_at  timestamptz not null,
  resolved_at timestamptz,
  resolved_by text not null default ''
);
create index order_alerts_open on order_alerts (noticed_at desc) where resolved_at is null;

create index orders_open_of_customer on orders (customer_id)
  where payment_state = 'awaiting' and fulfilment not in ('delivered', 'cancelled');
create index orders_open_by_phone on orders ((regexp_replace(phone, '\D', '', 'g')))
  where payment_state = 'awaiting' and fulfilment not in ('delivered', 'cancelled');
create index orders_open_by_address on orders
  ((lower(regexp_replace(street || ' ' || city || ' ' || country_code, '\W', '', 'g'))))
  where payment_state = 'awaiting' and fulfilment not in ('delivered', 'cancelled');
