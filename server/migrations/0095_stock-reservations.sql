-- Units that are set aside for one customer until a time. They count as held; only their customer can order them.

create table stock_reservations (
  id          uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  variant_id  uuid not null,
  size        text not null,
  quantity    integer not null check (quantity > 0),
  until       timestamptz not null,
  unique (customer_id, variant_id, size),
  foreign key (variant_id, size) references variant_stock (variant_id, size) on delete cascade
);
create index stock_reservations_of_sku on stock_reservations (variant_id, size);
create index stock_reservations_until on stock_reservations (until);

-- However a reservation begins or ends, the stock follows; variant_stock refuses more than is on hand.
create function count_stock_reservation() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update variant_stock set held = held - old.quantity where variant_id = old.variant_id and size = old.size;
  end if;
  if tg_op <> 'DELETE' then
    update variant_stock set held = held + new.quantity where variant_id = new.variant_id and size = new.size;
  end if;
  return null;
end $$;

create trigger stock_reservations_count after insert or delete or update of variant_id, size, quantity
  on stock_reservations for each row execute function count_stock_reservation();
