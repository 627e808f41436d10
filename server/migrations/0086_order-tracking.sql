-- Where the parcel of an order can be followed. A version before that reads orders does not see it.
create table order_tracking (
  order_id uuid primary key references orders (id) on delete cascade,
  carrier text not null check (length(carrier) between 1 and 60),
  number text not null check (length(number) between 1 and 60),
  url text not null check (length(url) <= 500),
  set_at timestamptz not null
);
