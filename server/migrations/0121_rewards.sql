-- Rewards that are redeemed for points. Their codes are promo codes of one customer, for one use.

alter table promo_codes
  add column customer_id uuid references customers on delete set null,
  add column units_maximum integer check (units_maximum > 0),
  drop constraint promo_codes_source_check,
  add constraint promo_codes_source_check check (source in ('newsletter', 'staff', 'reward'));
comment on column promo_codes.customer_id is 'Of rewards: only this customer may use it.';
comment on column promo_codes.units_maximum is 'So many units of each order at most.';
create index promo_codes_of_customer on promo_codes (customer_id) where customer_id is not null;

create table loyalty_rewards (
  id                  uuid primary key,
  name                text not null check (length(name) between 1 and 80),
  description         text not null default '' check (length(description) <= 500),
  image               text not null default '',
  type                text not null check (type in ('discount', 'store_credit', 'free_shipping', 'product', 'special_access')),
  percent             integer check (percent between 1 and 100),
  amount_cents        bigint check (amount_cents > 0),
  product_id          uuid references products,
  minimum_order_cents bigint not null default 0 check (minimum_order_cents >= 0),
  points_cost         integer not null check (points_cost between 1 and 100000),
  stock               integer check (stock >= 0),
  is_active           boolean not null default true,
  version             integer not null default 1,
  created_at          timestamptz not null default now(),
  check (case type
    when 'discount' then (percent is null) <> (amount_cents is null)
    when 'store_credit' then percent is null and amount_cents is not null
    else percent is null and amount_cents is null end),
  check ((type = 'product') = (product_id is not null))
);
comment on column loyalty_rewards.stock is 'How often it can still be redeemed; null for as often as wished.';

insert into loyalty_rewards (id, name, description, type, amount_cents, points_cost) values
  ('0190a000-4e3a-7000-8000-000000000001', 'Rs. 2,000 off', 'Rs. 2,000 off your next order.', 'discount', 200000, 10);

create table loyalty_redemptions (
  id          uuid primary key,
  customer_id uuid not null references loyalty_members on delete cascade,
  reward_id   uuid not null references loyalty_rewards,
  name        text not null,
  type        text not null,
  code        text not null unique,
  points      integer not null check (points > 0),
  entry_id    uuid not null unique references loyalty_entries on delete cascade,
  credit_cents bigint check (credit_cents > 0),
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  undone_at   timestamptz
);
create index loyalty_redemptions_of_customer on loyalty_redemptions (customer_id, created_at desc);
