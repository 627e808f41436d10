-- The first shop: people, catalogue, stock, cart, quotes, orders, payments, ledger, staff.
-- Money is whole LKR cents (…_cents) or minor units of the charged currency (…_minor).

create extension if not exists pg_trgm;

-- Currencies ----------------------------------------------------------------------------------------

create table currencies (
  code          text primary key check (code ~ '^[A-Z]{3}$'),
  name          text not null,
  symbol        text not null,
  exchange_rate double precision not null check (exchange_rate > 0),
  is_default    boolean not null default false,
  is_active     boolean not null default true,
  position      integer not null default 0,
  check (not is_default or (exchange_rate = 1 and is_active))
);
create unique index currencies_one_default on currencies (is_default) where is_default;

create table country_currencies (
  country_code  text primary key check (country_code ~ '^[A-Z]{2}$'),
  currency_code text not null references currencies (code)
);

-- Customers -----------------------------------------------------------------------------------------

create table customers (
  id               uuid primary key,
  name             text not null check (length(name) between 1 and 120),
  email            text not null check (length(email) between 3 and 254),
  email_key        text not null generated always as (lower(email)) stored unique,
  password_hash    text not null,
  verified_at      timestamptz,
  referred_by_code text,
  country_code     text check (country_code ~ '^[A-Z]{2}$'),
  currency_code    text references currencies (code),
  created_at       timestamptz not null,
  last_login_at    timestamptz not null
);

create table customer_sessions (
  token_hash  bytea primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  created_at  timestamptz not null,
  expires_at  timestamptz not null
);
create index customer_sessions_customer on customer_sessions (customer_id);

create table account_links (
  token_hash  bytea primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  purpose     text not null check (purpose in ('verify-email', 'reset-password')),
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index account_links_customer on account_links (customer_id, purpose);

-- Catalogue and stock -------------------------------------------------------------------------------

create table size_charts (
  id           text primary key,
  name         text not null,
  category     text not null,
  product_type text not null,
  unit         text not null default 'cm',
  notes        text not null default '',
  columns      jsonb not null,
  sizes        jsonb not null
);

create table products (
  id                 uuid primary key,
  slug               text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name               text not null check (length(name) between 1 and 160),
  description_html   text not null,
  price_cents        bigint not null check (price_cents > 0),
  category           text not null check (category in ('Men', 'Women', 'Kids', 'Unisex')),
  product_type       text not null check (product_type in
    ('Topwear', 'Bottomwear', 'Winterwear', 'Dresses', 'Footwear', 'Accessories', 'Bags')),
  images             text[] not null default '{}',
  sizes              text[] not null default '{}',
  size_chart_id      text references size_charts (id),
  best_seller        boolean not null default false,
  is_published       boolean not null default false,
  made_to_order      boolean not null default false,
  rating_sum         integer not null default 0 check (rating_sum >= 0),
  review_count       integer not null default 0 check (review_count >= 0),
  next_variant_index integer not null default 0,
  version            integer not null default 0,
  created_at         timestamptz not null,
  check (rating_sum between review_count and review_count * 5)
);
create index products_newest on products (created_at desc, id desc) where is_published;
create index products_by_place on products (category, product_type, created_at desc, id desc) where is_published;
create index products_by_type on products (product_type, created_at desc, id desc) where is_published;
create index products_by_price on products (price_cents, id) where is_published;
create index products_best on products (created_at desc, id desc) where is_published and best_seller;
create index products_name_trigrams on products using gin (name gin_trgm_ops);

create table variants (
  id            uuid primary key,
  product_id    uuid not null references products (id) on delete cascade,
  variant_index integer not null check (variant_index >= 0),
  color         text not null,
  color_code    text not null check (color_code ~ '^#[0-9A-Fa-f]{6}$'),
  images        text[] not null default '{}',
  unique (product_id, variant_index)
);

create table variant_stock (
  variant_id uuid not null references variants (id) on delete cascade,
  size       text not null,
  position   integer not null,
  on_hand    integer not null check (on_hand >= 0),
  held       integer not null default 0 check (held >= 0),
  primary key (variant_id, size),
  check (held <= on_hand)
);

-- Reviews -------------------------------------------------------------------------------------------

create table reviews (
  id          uuid primary key,
  product_id  uuid not null references products (id) on delete cascade,
  customer_id uuid not null references customers (id) on delete cascade,
  rating      smallint not null check (rating between 1 and 5),
  body        text not null check (length(btrim(body)) >= 10),
  created_at  timestamptz not null,
  unique (product_id, customer_id)
);
create index reviews_of_product on reviews (product_id, created_at desc, id desc);

-- Cart and quotes -----------------------------------------------------------------------------------

create table cart_items (
  customer_id            uuid not null references customers (id) on delete cascade,
  product_id             uuid not null references products (id) on delete cascade,
  variant_index          integer not null check (variant_index >= 0),
  size                   text not null,
  quantity               integer not null check (quantity > 0),
  price_when_added_cents bigint not null,
  added_at               timestamptz not null,
  primary key (customer_id, product_id, variant_index, size)
);

create table quotes (
  id            uuid primary key,
  customer_id   uuid not null references customers (id) on delete cascade,
  country_code  text not null,
  currency_code text not null references currencies (code),
  exchange_rate double precision not null check (exchange_rate > 0),
  total_cents   bigint not null check (total_cents >= 0),
  figures       jsonb not null,
  created_at    timestamptz not null,
  expires_at    timestamptz not null
);
create index quotes_expiry on quotes (expires_at);

-- Orders --------------------------------------------------------------------------------------------

create table orders (
  id              uuid primary key,
  number          text not null unique check (number = upper(right(id::text, 8))),
  customer_id     uuid not null references customers (id),
  placed_at       timestamptz not null,
  fulfilment      text not null check (fulfilment in
    ('placed', 'packing', 'shipped', 'out-for-delivery', 'delivered', 'cancelled')),
  payment_state   text not null check (payment_state in
    ('awaiting', 'paid', 'failed', 'partly-refunded', 'refunded')),
  payment_method  text not null check (payment_method in ('stripe', 'cod')),
  returns_state   text not null default 'none' check (returns_state in
    ('none', 'refund-requested', 'exchange-requested', 'refunded')),
  subtotal_cents  bigint not null check (subtotal_cents >= 0),
  shipping_cents  bigint not null check (shipping_cents >= 0),
  discount_cents  bigint not null default 0 check (discount_cents between 0 and subtotal_cents),
  total_cents     bigint not null,
  currency_code   text not null references currencies (code),
  currency_symbol text not null,
  exchange_rate   double precision not null check (exchange_rate > 0),
  charged_minor   bigint not null check (charged_minor >= 0),
  quote_id        uuid references quotes (id) on delete set null,
  email           text not null,
  first_name      text not null,
  last_name       text not null,
  street          text not null,
  apartment       text not null default '',
  city            text not null,
  state           text not null default '',
  zipcode         text not null default '',
  country_code    text not null,
  phone           text not null,
  area            text not null default '',
  district        text not null default '',
  instructions    text not null default '',
  hold_until      timestamptz,
  version         integer not null default 0,
  check (total_cents = subtotal_cents + shipping_cents - discount_cents),
  check (payment_method <> 'cod' or discount_cents = 0)
);
create index orders_of_customer on orders (customer_id, placed_at desc, id desc);
create index orders_newest on orders (placed_at desc, id desc);
create index orders_by_fulfilment on orders (fulfilment, placed_at desc, id desc);
create index orders_unpaid on orders (hold_until) where payment_state = 'awaiting' and hold_until is not null;
create index orders_email on orders (lower(email));

create table order_lines (
  order_id          uuid not null references orders (id) on delete cascade,
  position          integer not null,
  product_id        uuid references products (id),
  custom_product_id uuid,
  variant_index     integer not null,
  size              text not null,
  quantity          integer not null check (quantity > 0),
  unit_price_cents  bigint not null check (unit_price_cents >= 0),
  slug              text not null,
  name              text not null,
  image             text not null,
  color             text not null,
  color_code        text not null,
  made_to_order     boolean not null default false,
  primary key (order_id, position),
  check (num_nonnulls(product_id, custom_product_id) = 1)
);

create table order_events (
  id         bigint generated always as identity primary key,
  order_id   uuid not null references orders (id) on delete cascade,
  at         timestamptz not null,
  kind       text not null,
  text       text not null,
  actor_kind text not null check (actor_kind in ('customer', 'staff', 'shop', 'partner')),
  actor_id   uuid,
  actor      text not null,
  note       text not null default ''
);
create index order_events_of_order on order_events (order_id, id);

create table stock_holds (
  order_id   uuid not null references orders (id) on delete cascade,
  variant_id uuid not null references variants (id),
  size       text not null,
  quantity   integer not null check (quantity > 0),
  state      text not null check (state in ('held', 'final', 'released')),
  until      timestamptz,
  primary key (order_id, variant_id, size),
  foreign key (variant_id, size) references variant_stock (variant_id, size),
  check ((state = 'held') = (until is not null))
);

-- Payments and the ledger ---------------------------------------------------------------------------

create table payment_attempts (
  id                  uuid primary key,
  order_id            uuid not null references orders (id),
  provider            text not null check (provider in ('stripe')),
  provider_session_id text,
  provider_payment_id text,
  page_url            text,
  state               text not null check (state in ('opening', 'open', 'paid', 'expired', 'failed', 'refunded')),
  amount_minor        bigint not null check (amount_minor >= 0),
  currency_code       text not null references currencies (code),
  created_at          timestamptz not null,
  expires_at          timestamptz not null,
  settled_at          timestamptz,
  unique (provider, provider_session_id),
  unique (provider, provider_payment_id)
);
create index payment_attempts_of_order on payment_attempts (order_id, created_at desc);
create unique index payment_attempts_one_open on payment_attempts (order_id) where state in ('opening', 'open');

create table partner_events (
  provider    text not null,
  event_id    text not null,
  type        text not null,
  body        jsonb not null,
  received_at timestamptz not null,
  handled_at  timestamptz,
  primary key (provider, event_id)
);

create table ledger_transactions (
  id        uuid primary key,
  at        timestamptz not null,
  kind      text not null check (kind in ('charge', 'collection', 'refund')),
  order_id  uuid not null references orders (id),
  reference text not null,
  unique (kind, reference)
);
create index ledger_transactions_of_order on ledger_transactions (order_id);

create table ledger_postings (
  transaction_id uuid not null references ledger_transactions (id),
  account        text not null check (account in
    ('stripe-clearing', 'cash-on-delivery', 'sales', 'shipping-income', 'discounts', 'refunds')),
  amount_cents   bigint not null check (amount_cents <> 0),
  primary key (transaction_id, account)
);
comment on column ledger_postings.amount_cents is 'Debit positive, credit negative; a transaction sums to zero.';

create function ledger_must_balance() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount_cents), 0) from ledger_postings where transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % does not balance', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_balances after insert on ledger_postings
  deferrable initially deferred for each row execute function ledger_must_balance();

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = 'check_violation';
end $$;
create trigger ledger_postings_append_only before update or delete on ledger_postings
  for each row execute function ledger_is_append_only();
create trigger ledger_transactions_append_only before update or delete on ledger_transactions
  for each row execute function ledger_is_append_only();

-- Calls that must happen once -----------------------------------------------------------------------

create table idempotency_keys (
  customer_id  uuid not null references customers (id) on delete cascade,
  key          text not null check (length(key) between 1 and 200),
  request_hash bytea not null,
  order_id     uuid references orders (id),
  created_at   timestamptz not null,
  primary key (customer_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Newsletter ----------------------------------------------------------------------------------------

create table newsletter_subscriptions (
  email_key  text primary key check (email_key = lower(email_key)),
  email      text not null,
  source     text not null check (source in ('homepage', 'about', 'contact', 'website')),
  created_at timestamptz not null
);

-- Staff ---------------------------------------------------------------------------------------------

create table staff (
  id            uuid primary key,
  name          text not null,
  email         text not null,
  email_key     text not null generated always as (lower(email)) stored unique,
  role          text not null check (role in ('owner', 'manager', 'support', 'moderator')),
  password_hash text not null,
  created_at    timestamptz not null
);

create table staff_sessions (
  token_hash bytea primary key,
  staff_id   uuid not null references staff (id) on delete cascade,
  csrf_token text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table staff_changes (
  id       bigint generated always as identity primary key,
  at       timestamptz not null,
  staff_id uuid not null references staff (id),
  action   text not null,
  subject  text not null,
  change   jsonb not null
);
create index staff_changes_of_subject on staff_changes (subject, id desc);

-- What has been done once ---------------------------------------------------------------------------

create table seeds_loaded (
  name      text primary key,
  loaded_at timestamptz not null
);
