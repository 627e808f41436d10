-- Where delivery goes, what it costs there and how long it takes; what pieces weigh.
-- A place belongs to one zone at most, so that there is never a doubt which zone an address lies in. What is written of a
-- state or a city is kept beside its key: small letters without signs, as addresses are compared.

create table shipping_zones (
  id               uuid primary key,
  name             text not null check (length(btrim(name)) between 1 and 80),
  name_key         text not null generated always as (lower(btrim(name))) stored unique,
  is_delivered     boolean not null default true,
  is_active        boolean not null default true,
  fee_cents        bigint not null check (fee_cents between 0 and 100000000),
  free_over_cents  bigint check (free_over_cents between 1 and 100000000000),
  days_min         smallint not null check (days_min between 0 and 120),
  days_max         smallint not null check (days_max between 0 and 120),
  express_cents    bigint check (express_cents between 0 and 100000000),
  express_days_min smallint check (express_days_min between 0 and 120),
  express_days_max smallint check (express_days_max between 0 and 120),
  version          integer not null default 0,
  created_at       timestamptz not null,
  check (days_min <= days_max),
  check (express_days_min <= express_days_max),
  check (num_nonnulls(express_cents, express_days_min, express_days_max) in (0, 3))
);
comment on column shipping_zones.express_cents is 'What express costs beside the fee; null where there is none.';

create table shipping_zone_places (
  zone_id      uuid not null references shipping_zones (id) on delete cascade,
  country_code text not null check (country_code ~ '^([A-Z]{2}|\*)$'),
  state        text not null default '' check (length(state) <= 120),
  state_key    text not null default '' check (state_key = lower(state_key) and (state = '') = (state_key = '')),
  city         text not null default '' check (length(city) <= 120),
  city_key     text not null default '' check (city_key = lower(city_key) and (city = '') = (city_key = '')),
  primary key (country_code, state_key, city_key),
  check (country_code <> '*' or (state = '' and city = ''))
);
comment on column shipping_zone_places.country_code is 'An asterisk is everywhere else abroad.';
create index shipping_zone_places_of_zone on shipping_zone_places (zone_id);

create table shipping_zone_steps (
  zone_id      uuid not null references shipping_zones (id) on delete cascade,
  kind         text not null check (kind in ('weight', 'price')),
  from_amount  bigint not null check (from_amount between 1 and 100000000000),
  amount_cents bigint not null check (amount_cents between 0 and 100000000),
  primary key (zone_id, kind, from_amount)
);
comment on table shipping_zone_steps is
  'weight: from so many grams so much is added to the fee. price: goods from so many cents have this fee instead.';

alter table products
  add column weight_grams integer not null default 400 check (weight_grams between 1 and 50000);
update products set weight_grams = case product_type
  when 'Topwear' then 250 when 'Bottomwear' then 450 when 'Winterwear' then 700 when 'Dresses' then 380
  when 'Footwear' then 800 when 'Accessories' then 120 else 600 end;

-- What delivery was promised beside the figures, and to what it was promised.
alter table quotes add column delivery jsonb;

alter table orders
  add column shipping_zone_id uuid references shipping_zones (id),
  add column shipping_zone_name text not null default '',
  add column is_express boolean not null default false,
  add column days_min smallint,
  add column days_max smallint,
  add constraint orders_days check (days_min <= days_max and num_nonnulls(days_min, days_max) in (0, 2));
