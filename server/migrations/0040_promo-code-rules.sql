-- Codes that staff make, what each asks for, and every use of one.

alter table promo_codes
  drop constraint promo_codes_discount_type_check,
  add constraint promo_codes_discount_type_check
    check (discount_type in ('percentage', 'fixed', 'free_shipping')),
  drop constraint promo_codes_source_check,
  add constraint promo_codes_source_check check (source in ('newsletter', 'staff')),
  alter column email_key drop not null,
  alter column uses_maximum drop not null,
  add column uses_per_customer integer check (uses_per_customer > 0),
  add column minimum_cents bigint not null default 0 check (minimum_cents >= 0),
  add column starts_on date,
  add column ends_on date,
  add column is_first_order_only boolean not null default false,
  add column categories text[] not null default '{}'
    check (categories <@ array['Men', 'Women', 'Kids', 'Unisex']),
  add column is_active boolean not null default true,
  add column note text not null default '' check (length(note) <= 200),
  add column version integer not null default 1,
  add constraint promo_codes_dates check (starts_on <= ends_on),
  add constraint promo_codes_of_subscribers check (source <> 'newsletter' or email_key is not null);
comment on column promo_codes.uses_maximum is 'Null: as many as come.';
comment on column promo_codes.starts_on is 'First day in Colombo; ends_on is the last one, included.';

create table promo_code_products (
  code       text not null references promo_codes on delete cascade,
  product_id uuid not null references products on delete cascade,
  primary key (code, product_id)
);
comment on table promo_code_products is 'What a code is for; without any, and without categories, it is for all.';
create index promo_code_products_of_product on promo_code_products (product_id);

create table promo_code_uses (
  order_id    uuid primary key references orders on delete cascade,
  code        text not null references promo_codes,
  customer_id uuid references customers on delete set null,
  used_at     timestamptz not null,
  released_at timestamptz check (released_at >= used_at)
);
comment on column promo_code_uses.released_at is 'The order was given up or paid back: the use does not count.';
create index promo_code_uses_counted on promo_code_uses (code, customer_id) where released_at is null;
create index promo_code_uses_of_customer on promo_code_uses (customer_id);

alter table orders add column promo_code text not null default '';
