-- What a customer would like to have. A product stands in a wishlist once.

create table wishlist_items (
  id          uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  product_id  uuid not null references products (id) on delete cascade,
  added_at    timestamptz not null,
  unique (customer_id, product_id)
);
create index wishlist_items_of_product on wishlist_items (product_id);
