-- What the print partner prints on, as it was last listed: the shop shows it also while the partner is down.

create table print_catalog (
  is_the_only_row boolean primary key default true check (is_the_only_row),
  listed_at       timestamptz
);
comment on column print_catalog.listed_at is 'When the partner last answered the whole list; null before the first time.';
insert into print_catalog default values;

create table print_products (
  id            integer primary key check (id > 0),
  position      integer not null check (position >= 0),
  category      integer,
  title         text not null check (title <> ''),
  image         text not null,
  type_name     text not null,
  brand         text not null,
  description   text not null,
  variant_count integer not null check (variant_count >= 0),
  is_listed     boolean not null default true,
  variants_at   timestamptz
);
comment on column print_products.category is 'The shop''s category; null if none fits.';
comment on column print_products.is_listed is 'Whether the partner still offers it: what was ordered stays known.';
comment on column print_products.variants_at is 'When its variants were last asked for; null before the first time.';
create index print_products_listed on print_products (position) where is_listed;

create table print_variants (
  id         integer primary key check (id > 0),
  product_id integer not null references print_products,
  position   integer not null check (position >= 0),
  size       text not null,
  color      text not null,
  color_code text not null,
  usd_cents  integer not null check (usd_cents >= 0),
  material   text not null,
  image      text not null,
  is_in_stock boolean not null,
  is_listed  boolean not null default true
);
create index print_variants_of_product on print_variants (product_id, position);
