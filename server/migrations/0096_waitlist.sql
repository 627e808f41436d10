-- Customers queue for a size whose last units are held by others. The first one gets a unit reserved; the place ends
-- with the reservation, whether it was ordered or not.

create table waitlist_places (
  id             bigint generated always as identity primary key,
  customer_id    uuid not null references customers (id) on delete cascade,
  variant_id     uuid not null,
  size           text not null,
  joined_at      timestamptz not null,
  reservation_id uuid unique references stock_reservations (id) on delete cascade,
  unique (customer_id, variant_id, size),
  foreign key (variant_id, size) references variant_stock (variant_id, size) on delete cascade
);
comment on column waitlist_places.id is 'The queue of a size is in this order: places are taken one at a time.';
create index waitlist_places_waiting on waitlist_places (variant_id, size, id) where reservation_id is null;
