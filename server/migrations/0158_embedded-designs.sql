-- Designs that customers began in the print partner's own designer. The partner knows each by our id, so that what is saved
-- is the design of the one who began it.

create table embedded_designs (
  id                uuid primary key,
  customer_id       uuid not null references customers (id) on delete cascade,
  product_id        uuid not null references products (id) on delete cascade,
  custom_product_id uuid references custom_products (id) on delete set null,
  is_saved          boolean not null default false,
  created_at        timestamptz not null
);
comment on column embedded_designs.custom_product_id is 'What it was saved as; null before, and once that was deleted.';
create index embedded_designs_of_customer on embedded_designs (customer_id);
create index embedded_designs_by_age on embedded_designs (created_at);
