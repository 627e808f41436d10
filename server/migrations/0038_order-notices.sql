-- How often members of staff hear of new orders; owners without a row hear of each, others of none.
create table staff_order_notices (
  staff_id   uuid primary key references staff on delete cascade,
  rhythm     text not null check (rhythm in ('each', 'hourly', 'daily', 'none')),
  digest_until timestamptz not null
);
comment on column staff_order_notices.digest_until is 'Digests have named all orders until then.';

-- Orders that the shop accepted lately, for the digests.
create table new_orders (
  order_id    uuid primary key references orders on delete cascade,
  accepted_at timestamptz not null
);
create index new_orders_accepted_at on new_orders (accepted_at);
