-- What a member of staff gave back of an order: the sum since the last proof counts, so that many small refunds need one, too.
create table staff_refunds (
  id           bigint generated always as identity primary key,
  staff_id     uuid not null references staff on delete cascade,
  order_id     uuid not null references orders on delete cascade,
  amount_cents bigint not null check (amount_cents >= 0),
  at           timestamptz not null
);
create index staff_refunds_of_order on staff_refunds (order_id, staff_id);
