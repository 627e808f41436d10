-- Products that open for everyone later, and orders of them before that.

alter table products add column early_access_until timestamptz;
comment on column products.early_access_until is
  'Until then only customers with early access can buy it; null once it is open for everyone.';
create index products_early_access on products (early_access_until) where early_access_until is not null;

alter table order_lines add column early_access boolean not null default false;
comment on column order_lines.early_access is 'It was ordered before it opened for everyone.';
