-- Products with a design of the customer's own on them. Costs are the print partner's, in US cents; the price in rupees is
-- fixed with its rate when the product enters a cart.

create table custom_products (
  id                 uuid primary key,
  customer_id        uuid not null references customers (id) on delete cascade,
  product_id         uuid references products (id) on delete set null,
  print_product_id   integer not null check (print_product_id > 0),
  print_variant_id   integer not null check (print_variant_id > 0),
  product_title      text not null,
  name               text not null check (length(name) between 1 and 50),
  description        text not null check (length(description) <= 200),
  sides              jsonb not null,
  design_facts       jsonb not null default '{}',
  print_files        text[] not null default '{}',
  size               text not null check (size <> ''),
  color              text not null,
  color_code         text not null,
  material           text[] not null default '{}',
  product_image      text not null,
  base_cost_cents    integer not null check (base_cost_cents >= 0),
  print_cost_cents   integer not null check (print_cost_cents >= 0),
  selling_cents      integer not null,
  price_cents        bigint not null check (price_cents > 0),
  usd_rate           double precision not null check (usd_rate > 0),
  rate_set_at        timestamptz,
  priced_at          timestamptz not null,
  status             text not null check (status in ('draft', 'ready', 'ordered', 'archived')),
  version            integer not null default 0,
  created_at         timestamptz not null,
  updated_at         timestamptz not null,
  check (selling_cents >= base_cost_cents + print_cost_cents)
);
comment on column custom_products.product_id is 'The product of the shop that the embedded designer was opened for.';
comment on column custom_products.sides is 'The design document of each side, as the contract describes it; empty from the embedded designer.';
comment on column custom_products.print_files is 'Addresses at the print partner, from the embedded designer.';
comment on column custom_products.selling_cents is 'US cents. What is above both costs is the profit.';
comment on column custom_products.price_cents is 'LKR cents: the selling price at usd_rate, fixed at priced_at.';
comment on column custom_products.usd_rate is 'US dollars for one rupee.';
comment on column custom_products.rate_set_at is 'When that rate was set; null for the initial one.';
create index custom_products_of_customer on custom_products (customer_id, created_at desc);

create table custom_product_mockups (
  id                uuid primary key,
  custom_product_id uuid not null references custom_products (id) on delete cascade,
  side              text not null check (side in ('front', 'back')),
  image             text not null check (image ~ '^/'),
  created_at        timestamptz not null,
  unique (custom_product_id, side)
);
comment on column custom_product_mockups.image is 'An address of the shop''s.';

-- Who ordered a thing that is not a product of the catalogue.
create index order_lines_item on order_lines (item_id) where item_id is not null;
