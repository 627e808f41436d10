-- The schema of the shop, by feature. Migrations after this one change it in steps (docs/operations.md, 'Upgrade').
-- Money is whole LKR cents (_cents) or minor units of the charged currency (_minor).
-- Constraints without a name here have PostgreSQL's: table_column_key, _fkey or _check.

create extension if not exists pg_trgm;

-- The shop itself ---------------------------------------------------------------------------------

-- A demonstration, whose logins everybody knows, or a live shop. The first start writes it, once.
create table shop_mode (
  is_only   boolean primary key default true check (is_only),
  mode      text not null check (mode in ('demo', 'live')),
  marked_at timestamptz not null default now()
);

create function refuse_change_of_shop_mode() returns trigger language plpgsql as $$
begin
  raise exception 'a database does not change between demonstration and live shop';
end $$;
create trigger shop_mode_stays before delete or update on shop_mode
  for each row execute function refuse_change_of_shop_mode();

-- Seeds run once.
create table seeds_loaded (
  name      text primary key,
  loaded_at timestamptz not null
);

-- How far the clock of a demonstration was pushed forward. A live shop has no row.
create table demonstration_clock (
  is_only   boolean primary key default true check (is_only),
  pushed_ms bigint not null check (pushed_ms >= 0)
);

-- How each background task went: staff see whether it still runs, and what stopped it last.
create table task_runs (
  name              text primary key,
  runs              bigint not null default 0,
  failures          bigint not null default 0 check (failures >= 0),
  last_started_at   timestamptz not null,
  last_finished_at  timestamptz not null,
  last_succeeded_at timestamptz,
  last_failed_at    timestamptz,
  last_failure      text,
  constraint task_runs_failures_within_runs check (runs >= failures),
  constraint task_runs_finish_after_start check (last_finished_at >= last_started_at),
  constraint task_runs_failure_has_time check ((last_failed_at is null) = (last_failure is null))
);

-- Which subscriber has handled which event, so that a repeated delivery does nothing.
create table event_deliveries (
  event_id     uuid not null,
  subscriber   text not null,
  delivered_at timestamptz not null,
  primary key (event_id, subscriber)
);
create index event_deliveries_delivered_at on event_deliveries (delivered_at);

-- Keys that sign links, one for each purpose. All server processes share them.
create table signing_keys (
  purpose    text primary key check (purpose ~ '^[a-z-]+$'),
  secret     bytea not null check (length(secret) = 32),
  created_at timestamptz not null
);

-- Limits that protect accounts and mailboxes, counted for all server processes together. Unlogged: writing costs
-- little, and after a crash of the database all counts start anew.
create unlogged table rate_limit_counts (
  key_hash   bytea primary key check (octet_length(key_hash) = 32),
  tries      integer not null check (tries >= 0),
  expires_at timestamptz not null
) with (fillfactor = 80);
comment on column rate_limit_counts.key_hash is 'SHA-256 of what is counted: an address, an account, a session.';
create index rate_limit_counts_expiry on rate_limit_counts (expires_at);

-- Counts one try for each key, in order, and stops after the first limit that is exceeded: a request that one limit
-- refuses must not use up the next one, which others share.
create function count_for_rate_limits(
  key_hashes bytea[], maxima integer[], ends timestamptz[], counted_at timestamptz
) returns table (counted integer, until timestamptz) language plpgsql as $$
begin
  for nth in 1 .. cardinality(key_hashes) loop
    insert into rate_limit_counts as c values (key_hashes[nth], 1, ends[nth])
    on conflict (key_hash) do update set
      tries = case when c.expires_at <= counted_at then 1 else least(c.tries + 1, 1000000) end,
      expires_at = case when c.expires_at <= counted_at then excluded.expires_at else c.expires_at end
    returning c.tries, c.expires_at into counted, until;
    return next;
    exit when counted > maxima[nth];
  end loop;
end $$;

-- A mailbox gets so many emails an hour and no more, whoever asks for them.
create table mailbox_mails (
  mailbox_hash  bytea primary key check (octet_length(mailbox_hash) = 32),
  counted_since timestamptz not null,
  mails         integer not null check (mails >= 0)
);
comment on column mailbox_mails.mailbox_hash is 'SHA-256 of the address, its aliases folded.';
create index mailbox_mails_oldest on mailbox_mails (counted_since);

-- The states that an order, its payment, a refund and a return request may take next. Triggers refuse every other move.
create table state_moves (
  subject text not null check (subject in ('fulfilment', 'payment', 'refund', 'return')),
  state   text not null,
  next    text not null,
  primary key (subject, state, next),
  constraint state_moves_change_state check (next <> state)
);
insert into state_moves (subject, state, next) values
  ('fulfilment', 'placed', 'packing'), ('fulfilment', 'placed', 'cancelled'),
  ('fulfilment', 'packing', 'shipped'), ('fulfilment', 'packing', 'cancelled'),
  ('fulfilment', 'shipped', 'out-for-delivery'), ('fulfilment', 'shipped', 'delivered'),
  ('fulfilment', 'out-for-delivery', 'delivered'),
  ('payment', 'awaiting', 'paid'), ('payment', 'awaiting', 'failed'),
  ('payment', 'paid', 'partly-refunded'), ('payment', 'paid', 'refunded'),
  ('payment', 'partly-refunded', 'paid'), ('payment', 'partly-refunded', 'refunded'),
  ('payment', 'refunded', 'paid'), ('payment', 'refunded', 'partly-refunded'),
  ('refund', 'requested', 'succeeded'), ('refund', 'requested', 'failed'),
  ('refund', 'succeeded', 'failed'),
  ('refund', 'failed', 'requested'), ('refund', 'failed', 'external'),
  ('refund', 'manual-pending', 'external'),
  ('return', 'pending', 'processing'), ('return', 'pending', 'rejected'),
  ('return', 'processing', 'completed'), ('return', 'processing', 'rejected');

create function require_state_move() returns trigger language plpgsql as $$
declare
  was text := to_jsonb(old) ->> tg_argv[1];
  now text := to_jsonb(new) ->> tg_argv[1];
begin
  if was <> now and not exists (
    select from state_moves m where m.subject = tg_argv[0] and m.state = was and m.next = now
  ) then
    raise exception 'a % that is % cannot become %', tg_argv[0], was, now
      using errcode = 'check_violation', constraint = 'state_moves';
  end if;
  return new;
end $$;

-- Currencies and countries ------------------------------------------------------------------------

create table currencies (
  code            text primary key check (code ~ '^[A-Z]{3}$'),
  name            text not null check (length(name) between 1 and 60),
  symbol          text not null check (length(symbol) <= 6),
  exchange_rate   double precision not null check (exchange_rate > 0),
  rate_changed_at timestamptz,
  is_default      boolean not null default false,
  is_active       boolean not null default true,
  position        integer not null default 0,
  version         integer not null default 0,
  constraint currencies_default_is_active_at_one check (not is_default or exchange_rate = 1 and is_active)
);
create unique index currencies_one_default on currencies (is_default) where is_default;

create table country_currencies (
  country_code  text primary key check (country_code ~ '^[A-Z]{2}$'),
  currency_code text not null references currencies
);

-- What became of each refresh of the exchange rates, so that staff see how old rates are and why.
create table rate_refreshes (
  at       timestamptz primary key,
  failure  text not null default '' check (length(failure) <= 300),
  rejected text[] not null default '{}'
);

-- Nothing is sent to these countries, whatever zone holds them. The shop's own country stays on.
create table switched_off_countries (
  country_code    text primary key check (country_code ~ '^[A-Z]{2}$' and country_code <> 'LK'),
  switched_off_at timestamptz not null
);

-- Staff -------------------------------------------------------------------------------------------

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
  staff_id   uuid not null references staff on delete cascade,
  csrf_token text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table staff_devices (
  token_hash   bytea not null check (octet_length(token_hash) = 32),
  staff_id     uuid not null references staff on delete cascade,
  last_used_at timestamptz not null,
  primary key (token_hash, staff_id)
);
comment on table staff_devices is 'As customer_devices, for the back office.';
create index staff_devices_staff on staff_devices (staff_id);
create index staff_devices_oldest on staff_devices (last_used_at);

create table staff_changes (
  id       bigint generated always as identity primary key,
  at       timestamptz not null,
  staff_id uuid not null references staff,
  action   text not null,
  subject  text not null,
  change   jsonb not null
);
create index staff_changes_of_subject on staff_changes (subject, id desc);

-- Customers ---------------------------------------------------------------------------------------

create table customers (
  id               uuid primary key,
  name             text not null check (length(name) between 1 and 120),
  email            text not null check (length(email) between 3 and 254),
  email_key        text not null generated always as (lower(email)) stored unique,
  password_hash    text,
  verified_at      timestamptz,
  blocked_at       timestamptz,
  referred_by_code text,
  country_code     text check (country_code ~ '^[A-Z]{2}$'),
  currency_code    text references currencies,
  created_at       timestamptz not null,
  last_login_at    timestamptz not null
);
comment on column customers.blocked_at is 'Since when staff let nobody sign in.';
create index customers_newest on customers (created_at desc, id desc);
create index customers_last_seen on customers (last_login_at desc, id desc);
create index customers_by_name on customers (lower(name), id);

create table customer_sessions (
  id           uuid not null default gen_random_uuid() unique,
  token_hash   bytea primary key,
  customer_id  uuid not null references customers on delete cascade,
  user_agent   text not null default '' check (length(user_agent) <= 400),
  address      text not null default '' check (length(address) <= 64),
  place        text not null default '' check (length(place) <= 200),
  created_at   timestamptz not null,
  last_used_at timestamptz not null default now(),
  expires_at   timestamptz not null
);
comment on column customer_sessions.place is 'City and country of the address, found after the sign-in.';
create index customer_sessions_customer on customer_sessions (customer_id);
create index customer_sessions_expiry on customer_sessions (expires_at);

create table account_links (
  token_hash  bytea primary key,
  customer_id uuid not null references customers on delete cascade,
  purpose     text not null check (purpose in ('verify-email', 'reset-password')),
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index account_links_customer on account_links (customer_id, purpose);
create index account_links_expiry on account_links (expires_at);

create table email_changes (
  customer_id  uuid primary key references customers on delete cascade,
  email        text not null check (length(email) between 3 and 254),
  token_hash   bytea not null unique,
  session_hash bytea not null,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  constraint email_changes_expire_later check (expires_at > created_at)
);
comment on column email_changes.session_hash is
  'The session that wished for it; all others end when the new address is confirmed.';

-- A device that has signed in before is not kept out while somebody guesses at the password.
create table customer_devices (
  token_hash   bytea not null check (octet_length(token_hash) = 32),
  customer_id  uuid not null references customers on delete cascade,
  last_used_at timestamptz not null,
  primary key (token_hash, customer_id)
);
comment on table customer_devices is
  'Browsers that signed in, by the hash of a cookie. It opens nothing; it only passes limits.';
create index customer_devices_customer on customer_devices (customer_id);
create index customer_devices_oldest on customer_devices (last_used_at);

create table customer_identities (
  provider    text not null check (provider in ('google', 'facebook')),
  subject     text not null check (length(subject) between 1 and 255),
  customer_id uuid not null references customers on delete cascade,
  linked_at   timestamptz not null,
  primary key (provider, subject),
  constraint customer_identities_one_each unique (customer_id, provider)
);

-- The way to a provider: used once, within minutes, by the browser that began it.
create table sign_in_attempts (
  state_hash    bytea primary key,
  browser_hash  bytea not null,
  provider      text not null check (provider in ('google', 'facebook')),
  customer_id   uuid references customers on delete cascade,
  session_hash  bytea references customer_sessions on delete cascade,
  referral_code text,
  expires_at    timestamptz not null,
  constraint sign_in_attempts_link_has_session check ((customer_id is null) = (session_hash is null))
);
create index sign_in_attempts_session on sign_in_attempts (session_hash) where session_hash is not null;
create index sign_in_attempts_customer on sign_in_attempts (customer_id) where customer_id is not null;
create index sign_in_attempts_expiry on sign_in_attempts (expires_at);

-- What a sign-in comes back with instead of a session's token, which has no place in a URL.
create table sign_in_codes (
  code_hash      bytea primary key,
  browser_hash   bytea not null,
  customer_id    uuid not null references customers on delete cascade,
  is_new_account boolean not null,
  expires_at     timestamptz not null
);
create index sign_in_codes_customer on sign_in_codes (customer_id);
create index sign_in_codes_expiry on sign_in_codes (expires_at);

-- The last email to a deleted account. Jobs name it by its id and carry no address.
create table account_deleted_emails (
  id         uuid primary key,
  email      text not null,
  name       text,
  written_at timestamptz not null
);
comment on table account_deleted_emails is
  'The last email to people who deleted their account; a row is deleted when its email is sent.';
create index account_deleted_emails_oldest on account_deleted_emails (written_at);

create table customer_profiles (
  customer_id   uuid primary key references customers on delete cascade,
  phone         text not null default '' check (phone = '' or phone ~ '^[0-9 ()+-]{7,20}$'),
  address       text not null default '' check (length(address) <= 500),
  about_me      text not null default '' check (length(about_me) <= 1000),
  date_of_birth date check (date_of_birth >= '1900-01-01'),
  gender        text check (gender in ('male', 'female', 'other')),
  facebook      text not null default '' check (facebook = '' or facebook ~ '^https://' and length(facebook) <= 200),
  instagram     text not null default '' check (instagram = '' or instagram ~ '^https://' and length(instagram) <= 200),
  twitter       text not null default '' check (twitter = '' or twitter ~ '^https://' and length(twitter) <= 200),
  linkedin      text not null default '' check (linkedin = '' or linkedin ~ '^https://' and length(linkedin) <= 200),
  notifications boolean not null default true,
  profile_image uuid unique,
  cover_image   uuid unique
);
comment on column customer_profiles.profile_image is 'Name of the picture among the uploaded ones.';

-- Addresses to choose from at the next order.
create table saved_addresses (
  id           uuid primary key,
  customer_id  uuid not null references customers on delete cascade,
  first_name   text not null check (length(first_name) between 1 and 80),
  last_name    text not null check (length(last_name) between 1 and 80),
  email        text not null check (length(email) between 3 and 254),
  street       text not null check (length(street) between 1 and 200),
  apartment    text not null check (length(apartment) <= 120),
  city         text not null check (length(city) between 1 and 120),
  state        text not null check (length(state) <= 120),
  postal_code  text not null check (length(postal_code) <= 20),
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  phone        text not null check (length(phone) between 7 and 40),
  phone_code   text not null check (phone_code ~ '^\+[0-9]{1,4}$'),
  area         text not null check (length(area) <= 120),
  district     text not null check (length(district) <= 120),
  instructions text not null check (length(instructions) <= 500),
  is_default   boolean not null,
  saved_at     timestamptz not null
);
comment on column saved_addresses.is_default is 'Filled in at the checkout without being asked for.';
create unique index saved_addresses_once on saved_addresses (customer_id,
  md5(lower(first_name || ' ' || last_name || ' ' || street || ' ' || apartment || ' ' || city || ' ' || state || ' '
    || postal_code || ' ' || country_code)));
create unique index saved_addresses_one_default on saved_addresses (customer_id) where is_default;

-- Consent and newsletter --------------------------------------------------------------------------

-- What visitors allow, as they gave and changed it, and the pages of those who allow analytics.
create table consent_records (
  id                uuid primary key,
  session_id        uuid not null,
  necessary         boolean not null default true check (necessary),
  analytics         boolean not null,
  marketing         boolean not null,
  chosen_at         timestamptz not null,
  given_at          timestamptz not null,
  user_agent        text not null,
  screen_resolution text not null,
  language          text not null,
  platform          text not null
);
create index consent_records_of_session on consent_records (session_id, given_at desc, id desc);
create index consent_records_newest on consent_records (given_at desc, id desc);

create table page_visits (
  id         bigint generated always as identity primary key,
  session_id uuid not null,
  path       text not null check (path !~ '[?#]'),
  title      text not null,
  seconds    integer not null check (seconds between 0 and 86400),
  left_at    timestamptz not null
);
comment on column page_visits.path is 'Without query and fragment: those may carry what is secret.';
create index page_visits_of_session on page_visits (session_id);
create index page_visits_age on page_visits (left_at);

create table newsletter_subscriptions (
  id                uuid not null default gen_random_uuid() unique,
  email             text not null,
  email_key         text primary key check (email_key = lower(email_key)),
  source            text not null check (source in ('homepage', 'about', 'contact', 'website')),
  created_at        timestamptz not null,
  unsubscribe_token uuid not null default gen_random_uuid() unique,
  unsubscribed_at   timestamptz,
  emails            integer not null default 0 check (emails >= 0),
  emails_since      timestamptz not null default now()
);
comment on column newsletter_subscriptions.emails is 'Emails that asking brought to the address since emails_since.';
create index newsletter_subscriptions_newest on newsletter_subscriptions (created_at desc, email_key);

-- Catalogue ---------------------------------------------------------------------------------------

-- Products belong to collections, each with a story. A product may be in none.
create table collections (
  id       text primary key check (id ~ '^[a-z][a-z-]{0,39}$'),
  name     text not null check (length(name) between 1 and 60),
  story    text not null check (length(story) between 1 and 1000),
  position integer not null unique deferrable initially deferred,
  version  integer not null default 0
);
create unique index collections_name on collections (lower(name));

create table size_charts (
  id           text primary key,
  name         text not null,
  category     text not null,
  product_type text not null,
  unit         text not null default 'cm',
  notes        text not null default '',
  columns      jsonb not null,
  sizes        jsonb not null,
  version      integer not null default 0
);

create table products (
  id                 uuid primary key,
  slug               text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name               text not null check (length(name) between 1 and 160),
  description_html   text not null,
  price_cents        bigint not null constraint products_price_not_negative check (price_cents >= 0),
  category           text not null check (category in ('Men', 'Women', 'Kids', 'Unisex')),
  product_type       text not null
    check (product_type in ('Topwear', 'Bottomwear', 'Winterwear', 'Dresses', 'Footwear', 'Accessories', 'Bags')),
  collection_id      text references collections,
  images             text[] not null default '{}',
  sizes              text[] not null default '{}',
  size_chart_id      text references size_charts,
  fabric             text not null default '' check (length(fabric) <= 200),
  care               text[] not null default '{}'
    check (care <@ array['wash-60', 'wash-40', 'wash-30', 'wash-hand', 'wash-no', 'bleach-no', 'tumble-low',
    'tumble-no', 'dry-line', 'dry-shade', 'dry-flat', 'iron-high', 'iron-medium', 'iron-low', 'iron-no',
    'clean-dry', 'clean-no']),
  care_note          text not null default '' check (length(care_note) <= 300),
  fit                text not null default '' check (length(fit) <= 300),
  weight_grams       integer not null default 400 check (weight_grams between 1 and 50000),
  made_to_order      boolean not null default false,
  print_variant_id   integer check (print_variant_id > 0),
  print_product_id   integer check (print_product_id > 0),
  final_sale         boolean not null default false,
  early_access_until timestamptz,
  best_seller        boolean not null default false,
  best_seller_choice text not null default 'automatic' check (best_seller_choice in ('automatic', 'always', 'never')),
  best_seller_rank   integer check (best_seller_rank > 0),
  rating_sum         integer not null default 0 check (rating_sum >= 0),
  review_count       integer not null default 0 check (review_count >= 0),
  is_published       boolean not null default false,
  published_at       timestamptz,
  archived_at        timestamptz,
  next_variant_index integer not null default 0,
  version            integer not null default 0,
  created_at         timestamptz not null,
  changed_at         timestamptz not null default now(),
  constraint products_rating_within_reviews check (rating_sum between review_count and review_count * 5),
  constraint products_best_seller_as_chosen check (best_seller_choice = 'automatic'
    or best_seller = (best_seller_choice = 'always')),
  constraint products_printed check (made_to_order or print_variant_id is null),
  constraint products_published_with_price check (price_cents > 0 or not is_published),
  constraint products_archived_not_published check (archived_at is null or not is_published)
);
comment on column products.published_at is 'When shoppers first saw it; from then on its slug stays.';
comment on column products.final_sale is 'Cannot be returned or exchanged; orders placed before keep what they said.';
comment on column products.early_access_until is
  'Until then only customers with early access can buy it; null once it is open for everyone.';
comment on column products.print_product_id is
  'Its number in the print partner''s catalogue; null if it cannot be designed.';
create index products_newest on products (created_at desc, id desc) where is_published;
create index products_by_place on products (category, product_type, created_at desc, id desc) where is_published;
create index products_by_type on products (product_type, created_at desc, id desc) where is_published;
create index products_by_price on products (price_cents, id) where is_published;
create index products_best on products (created_at desc, id desc) where is_published and best_seller;
create index products_name_trigrams on products using gin (name gin_trgm_ops);
create index products_of_collection on products (collection_id) where collection_id is not null;
create index products_always_best on products (id) where best_seller_choice = 'always';
create index products_images on products using gin (images);
create index products_archived on products (archived_at) where archived_at is not null;
create index products_early_access on products (early_access_until) where early_access_until is not null;

create function note_product_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;
create trigger products_note_change before update on products
  for each row when (old.* is distinct from new.*) execute function note_product_change();

-- Orders refer to colours and sizes for good: what is no longer offered is withdrawn, not deleted.
create table variants (
  id            uuid primary key,
  product_id    uuid not null references products on delete cascade,
  variant_index integer not null check (variant_index >= 0),
  color         text not null,
  color_code    text not null check (color_code ~ '^#[0-9A-Fa-f]{6}$'),
  images        text[] not null default '{}',
  withdrawn     boolean not null default false,
  unique (product_id, variant_index),
  constraint variants_of_product unique (product_id, id)
);
create index variants_images on variants using gin (images);

create table catalog_uploads (
  id       uuid primary key,
  width    integer not null check (width > 0),
  height   integer not null check (height > 0),
  added_at timestamptz not null
);
comment on table catalog_uploads is 'Photographs of products; the id is the name among the uploaded pictures.';

create table product_pictures (
  product_id uuid not null references products on delete cascade,
  position   integer not null check (position >= 0),
  address    text not null,
  upload_id  uuid generated always as (substring(address,
    '^/media/uploads/([0-9a-f]{8}-[0-9a-f-]{27})/')::uuid) stored references catalog_uploads,
  variant_id uuid,
  alt        text not null default '' check (length(alt) <= 200),
  primary key (product_id, position),
  unique (product_id, address),
  foreign key (product_id, variant_id) references variants (product_id, id)
);
comment on column product_pictures.variant_id is 'The colour that it shows; null for a picture of every colour.';
create index product_pictures_of_upload on product_pictures (upload_id) where upload_id is not null;
create index product_pictures_address on product_pictures (address);

-- Stock -------------------------------------------------------------------------------------------

create table variant_stock (
  variant_id uuid not null references variants on delete cascade,
  size       text not null,
  position   integer not null,
  on_hand    integer not null check (on_hand >= 0),
  held       integer not null default 0 check (held >= 0),
  withdrawn  boolean not null default false,
  primary key (variant_id, size),
  constraint variant_stock_held_is_on_hand check (held <= on_hand),
  constraint variant_stock_withdrawn_not_held check (not withdrawn or held = 0)
);

-- Units that are set aside for one customer until a time. They count as held; only that customer can order them.
create table stock_reservations (
  id          uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  variant_id  uuid not null,
  size        text not null,
  quantity    integer not null check (quantity > 0),
  until       timestamptz not null,
  unique (customer_id, variant_id, size),
  foreign key (variant_id, size) references variant_stock on delete cascade
);
create index stock_reservations_of_sku on stock_reservations (variant_id, size);
create index stock_reservations_until on stock_reservations (until);

-- However a reservation begins or ends, the stock follows.
create function count_stock_reservation() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update variant_stock set held = held - old.quantity where variant_id = old.variant_id and size = old.size;
  end if;
  if tg_op <> 'DELETE' then
    update variant_stock set held = held + new.quantity where variant_id = new.variant_id and size = new.size;
  end if;
  return null;
end $$;
create trigger stock_reservations_count after insert or delete
    or update of variant_id, size, quantity on stock_reservations
  for each row execute function count_stock_reservation();

-- Customers queue for a size whose last units others hold. The first one gets a unit reserved; the place ends with the
-- reservation.
create table waitlist_places (
  id             bigint generated always as identity primary key,
  customer_id    uuid not null references customers on delete cascade,
  variant_id     uuid not null,
  size           text not null,
  joined_at      timestamptz not null,
  reservation_id uuid unique references stock_reservations on delete cascade,
  unique (customer_id, variant_id, size),
  foreign key (variant_id, size) references variant_stock on delete cascade
);
comment on column waitlist_places.id is 'The queue of a size is in this order: places are taken one at a time.';
create index waitlist_places_waiting on waitlist_places (variant_id, size, id) where reservation_id is null;

-- Addresses that get one email when a sold-out size is back.
create table stock_alerts (
  id          uuid primary key,
  email       text not null,
  email_key   text not null generated always as (lower(email)) stored,
  variant_id  uuid not null,
  size        text not null,
  asked_at    timestamptz not null,
  notified_at timestamptz,
  foreign key (variant_id, size) references variant_stock on delete cascade
);
create unique index stock_alerts_waiting_once on stock_alerts (email_key, variant_id, size) where notified_at is null;
create index stock_alerts_waiting on stock_alerts (variant_id, size) where notified_at is null;
create index stock_alerts_notified on stock_alerts (notified_at) where notified_at is not null;

-- Reviews -----------------------------------------------------------------------------------------

create table reviews (
  id            uuid primary key,
  product_id    uuid not null references products on delete cascade,
  customer_id   uuid not null references customers on delete cascade,
  rating        smallint not null check (rating between 1 and 5),
  body          text not null check (length(btrim(body)) >= 10),
  created_at    timestamptz not null,
  hidden_at     timestamptz,
  hidden_reason text check (length(hidden_reason) between 1 and 300),
  unique (product_id, customer_id),
  constraint reviews_hidden_has_reason check ((hidden_at is null) = (hidden_reason is null))
);
comment on column reviews.hidden_at is 'Taken down by staff: not shown, and its rating does not count.';
create index reviews_of_product on reviews (product_id, created_at desc, id desc);
create index reviews_of_customer on reviews (customer_id, created_at desc);
create index reviews_newest on reviews (created_at desc, id desc);

create table review_photos (
  id        uuid primary key,
  review_id uuid not null references reviews on delete cascade,
  place     smallint not null check (place between 1 and 5),
  added_at  timestamptz not null,
  unique (review_id, place)
);
comment on column review_photos.id is 'Also the name of the picture among the uploaded ones.';

create table review_reports (
  review_id   uuid not null references reviews on delete cascade,
  customer_id uuid not null references customers on delete cascade,
  reason      text not null check (reason in ('offensive', 'spam', 'off-topic', 'private')),
  reported_at timestamptz not null,
  primary key (review_id, customer_id)
);
create index review_reports_of_customer on review_reports (customer_id);

-- Cart and wishlist -------------------------------------------------------------------------------

-- Carts, wishlists and orders name items of any kind. `kind` says which feature knows the id.
create table cart_items (
  customer_id            uuid not null references customers on delete cascade,
  kind                   text not null,
  product_id             uuid not null,
  catalogue_id           uuid generated always as (case
    when kind = 'product' then product_id end) stored constraint cart_items_of_product
    references products on delete cascade,
  variant_index          integer not null check (variant_index >= 0),
  size                   text not null,
  quantity               integer not null check (quantity > 0),
  price_when_added_cents bigint not null,
  added_at               timestamptz not null,
  primary key (customer_id, product_id, variant_index, size)
);
comment on column cart_items.product_id is 'The id within its kind.';
comment on column cart_items.catalogue_id is 'The same for a product, which has to exist.';

create table wishlist_items (
  id           uuid primary key,
  customer_id  uuid not null references customers on delete cascade,
  kind         text not null,
  product_id   uuid not null,
  catalogue_id uuid generated always as (case
    when kind = 'product' then product_id end) stored constraint wishlist_items_is_product
    references products on delete cascade,
  added_at     timestamptz not null,
  unique (customer_id, product_id)
);
comment on column wishlist_items.product_id is 'The id within its kind.';
comment on column wishlist_items.catalogue_id is 'The same for a product, which has to exist.';
create index wishlist_items_of_product on wishlist_items (product_id);

-- A note that goes with an order as a present. Until the order is placed it waits here for the customer's next one.
create table gift_note_drafts (
  customer_id uuid primary key references customers on delete cascade,
  text        text not null check (length(text) between 1 and 300)
);

-- Shipping and locations --------------------------------------------------------------------------

-- Where delivery goes, what it costs there and how long it takes.
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
  constraint shipping_zones_days check (days_min <= days_max),
  constraint shipping_zones_express_days check (express_days_min <= express_days_max),
  constraint shipping_zones_express_is_whole
    check (num_nonnulls(express_cents, express_days_min, express_days_max) in (0, 3))
);
comment on column shipping_zones.express_cents is 'What express costs beside the fee; null where there is none.';

-- A place belongs to one zone at most. Keys are lower case without signs, as addresses are compared.
create table shipping_zone_places (
  zone_id      uuid not null references shipping_zones on delete cascade,
  country_code text not null check (country_code ~ '^([A-Z]{2}|\*)$'),
  state        text not null default '' check (length(state) <= 120),
  state_key    text not null default '',
  city         text not null default '' check (length(city) <= 120),
  city_key     text not null default '',
  primary key (country_code, state_key, city_key),
  constraint shipping_zone_places_state_key_is_lower check (state_key = lower(state_key)
    and (state = '') = (state_key = '')),
  constraint shipping_zone_places_city_key_is_lower check (city_key = lower(city_key)
    and (city = '') = (city_key = '')),
  constraint shipping_zone_places_everywhere_is_whole check (country_code <> '*' or state = '' and city = '')
);
comment on column shipping_zone_places.country_code is 'An asterisk is everywhere else abroad.';
create index shipping_zone_places_of_zone on shipping_zone_places (zone_id);

create table shipping_zone_steps (
  zone_id      uuid not null references shipping_zones on delete cascade,
  kind         text not null check (kind in ('weight', 'price')),
  from_amount  bigint not null check (from_amount between 1 and 100000000000),
  amount_cents bigint not null check (amount_cents between 0 and 100000000),
  primary key (zone_id, kind, from_amount)
);
comment on table shipping_zone_steps is
  'weight: from so many grams so much is added to the fee. price: goods from so many cents have this fee instead.';

-- Where visitors who allowed it were found, and what became of the address. Only a number of the browser, no name.
create table detected_locations (
  id           uuid primary key,
  session_id   text not null check (length(session_id) between 1 and 64),
  latitude     double precision not null check (latitude >= -90 and latitude <= 90),
  longitude    double precision not null check (longitude >= -180 and longitude <= 180),
  accuracy_m   integer check (accuracy_m >= 0),
  city         text not null,
  state        text not null,
  district     text not null,
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  postal_code  text not null,
  zone_id      uuid references shipping_zones,
  detected_at  timestamptz not null
);
comment on column detected_locations.latitude is 'Rounded to four decimals, about eleven metres; no street is kept.';
create index detected_locations_age on detected_locations (detected_at);

create table location_actions (
  id          bigint generated always as identity primary key,
  location_id uuid not null references detected_locations on delete cascade,
  action      text not null check (action in ('address_auto_filled', 'address_used', 'address_declined')),
  details     jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  at          timestamptz not null
);
create index location_actions_of_location on location_actions (location_id);

-- Orders ------------------------------------------------------------------------------------------

-- The figures that a customer was shown, fixed for half an hour.
create table quotes (
  id              uuid primary key,
  customer_id     uuid not null references customers on delete cascade,
  country_code    text not null,
  currency_code   text not null references currencies,
  exchange_rate   double precision not null check (exchange_rate > 0),
  total_cents     bigint not null check (total_cents >= 0),
  figures         jsonb not null,
  delivery        jsonb not null,
  price_breakdown jsonb not null check (jsonb_typeof(price_breakdown) = 'object'),
  created_at      timestamptz not null,
  expires_at      timestamptz not null
);
create index quotes_expiry on quotes (expires_at);
create index quotes_of_customer on quotes (customer_id);

create table orders (
  id                      uuid primary key,
  number                  text not null unique,
  customer_id             uuid references customers on delete set null,
  placed_at               timestamptz not null,
  fulfilment              text not null
    check (fulfilment in ('placed', 'packing', 'shipped', 'out-for-delivery', 'delivered', 'cancelled')),
  payment_state           text not null
    check (payment_state in ('awaiting', 'paid', 'failed', 'partly-refunded', 'refunded')),
  payment_method          text not null
    check (payment_method in ('stripe', 'koko', 'cod', 'razorpay', 'no-payment-due')),
  returns_state           text not null default 'none'
    check (returns_state in ('none', 'refund-requested', 'exchange-requested', 'refunded')),
  subtotal_cents          bigint not null check (subtotal_cents >= 0),
  shipping_fee_cents      bigint not null check (shipping_fee_cents >= 0),
  shipping_cents          bigint not null check (shipping_cents >= 0),
  discount_cents          bigint not null default 0,
  total_cents             bigint not null,
  store_credit_cents      bigint not null default 0,
  store_credit_back_cents bigint not null default 0,
  currency_code           text not null references currencies,
  currency_symbol         text not null,
  exchange_rate           double precision not null check (exchange_rate > 0),
  charged_minor           bigint not null check (charged_minor >= 0),
  refunded_minor          bigint not null default 0,
  quote_id                uuid references quotes on delete set null,
  checkout_id             uuid,
  price_breakdown         jsonb check (jsonb_typeof(price_breakdown) = 'object'),
  shipping_zone_id        uuid references shipping_zones,
  shipping_zone_name      text not null default '',
  is_express              boolean not null default false,
  days_min                smallint,
  days_max                smallint,
  email                   text not null,
  first_name              text not null,
  last_name               text not null,
  street                  text not null,
  apartment               text not null default '',
  city                    text not null,
  state                   text not null default '',
  zipcode                 text not null default '',
  country_code            text not null,
  phone                   text not null,
  area                    text not null default '',
  district                text not null default '',
  instructions            text not null default '',
  location                jsonb check (jsonb_typeof(location) = 'object'),
  hold_until              timestamptz,
  return_days             smallint check (return_days between 1 and 365),
  completed_at            timestamptz,
  in_production           boolean not null default false,
  version                 integer not null default 0,
  constraint orders_number_is_end_of_id check (number = upper(right(id::text, 8))),
  constraint orders_discount_within_goods check (discount_cents between 0 and subtotal_cents),
  constraint orders_total_is_sum check (total_cents = subtotal_cents + shipping_cents - discount_cents),
  constraint orders_days check (days_min <= days_max and (num_nonnulls(days_min, days_max) in (0, 2))),
  constraint orders_koko_is_sri_lankan
    check (payment_method <> 'koko' or country_code = 'LK' and currency_code = 'LKR'),
  constraint orders_store_credit check (store_credit_back_cents between 0 and store_credit_cents
    and store_credit_cents <= total_cents),
  constraint orders_refunded_is_of_charged check (refunded_minor between 0 and charged_minor),
  constraint orders_completed_after_delivery check (completed_at is null or fulfilment = 'delivered'),
  constraint orders_no_payment_due check (payment_method <> 'no-payment-due' or store_credit_cents = total_cents
    and charged_minor = 0),
  constraint orders_delivered_has_return_days check (fulfilment <> 'delivered' or return_days is not null)
);
comment on column orders.customer_id is 'Nobody once the account is deleted.';
comment on column orders.discount_cents is 'What the adjustments take off the goods.';
comment on column orders.store_credit_cents is 'What the prepaid tenders pay.';
comment on column orders.store_credit_back_cents is 'What went back to them.';
comment on column orders.price_breakdown is
  'Parts of the shipping, terms of the code, origin of the rate, as they were; null of a replacement and of seeds.';
comment on column orders.checkout_id is 'The purchase that it is an attempt at; null for an order that names no cart.';
comment on column orders.shipping_fee_cents is 'Before adjustments; shipping_cents is what is left of it.';
comment on column orders.return_days is 'How long it can be returned, as was set when it was delivered.';
comment on column orders.in_production is
  'A part of it is being made, or was made, by a partner: its shopper cannot cancel it.';
create index orders_of_customer on orders (customer_id, placed_at desc, id desc);
create index orders_newest on orders (placed_at desc, id desc);
create index orders_by_fulfilment on orders (fulfilment, placed_at desc, id desc);
create index orders_unpaid on orders (hold_until) where payment_state = 'awaiting' and hold_until is not null;
create index orders_email on orders (lower(email));
create index orders_quote on orders (quote_id) where quote_id is not null;
create index orders_kept on orders (placed_at) where payment_state = 'paid' and fulfilment <> 'cancelled'
  and returns_state <> 'refunded';
create index orders_to_be_forgotten on orders (id) where customer_id is null and email <> '';
create index orders_of_checkout on orders (checkout_id) where checkout_id is not null;
create unique index orders_one_paid_of_checkout on orders (checkout_id) where checkout_id is not null
  and payment_state in ('paid', 'partly-refunded');
create index orders_open_of_customer on orders (customer_id) where payment_state = 'awaiting'
  and fulfilment not in ('delivered', 'cancelled');
create index orders_open_by_phone on orders (regexp_replace(phone, '\D', '', 'g'))
  where payment_state = 'awaiting' and fulfilment not in ('delivered', 'cancelled');
create index orders_open_by_address on orders (lower(regexp_replace(street || ' ' || city || ' ' || country_code,
  '\W', '', 'g'))) where payment_state = 'awaiting' and fulfilment not in ('delivered', 'cancelled');
create index orders_to_complete on orders (id) where fulfilment = 'delivered' and completed_at is null;
create trigger fulfilment_move before update of fulfilment on orders
  for each row
    when (old.fulfilment is distinct from new.fulfilment) execute function require_state_move('fulfilment',
    'fulfilment');
create trigger payment_move before update of payment_state on orders
  for each row
    when (old.payment_state is distinct from new.payment_state) execute function require_state_move('payment',
    'payment_state');

-- An order with nothing due is placed and paid in two statements of one transaction: the rule holds at its end.
create function require_paid_without_due() returns trigger language plpgsql as $$
begin
  if exists (select from orders
      where id = new.id and payment_method = 'no-payment-due' and payment_state = 'awaiting') then
    raise exception 'order % has nothing due and is not paid', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger orders_without_due_are_paid after insert or update on orders
  deferrable initially deferred for each row
    when (new.payment_method = 'no-payment-due') execute function require_paid_without_due();

create table order_lines (
  id               uuid primary key,
  order_id         uuid not null references orders on delete cascade,
  position         integer not null,
  kind             text not null,
  product_id       uuid references products,
  item_id          uuid,
  variant_index    integer not null,
  size             text not null,
  quantity         integer not null check (quantity > 0),
  unit_price_cents bigint not null check (unit_price_cents >= 0),
  path             text not null,
  slug             text not null,
  name             text not null,
  image            text not null,
  options          text[] not null,
  color            text not null,
  color_code       text not null,
  made_to_order    boolean not null default false,
  final_sale       boolean not null default false,
  early_access     boolean not null default false,
  constraint order_lines_position unique (order_id, position),
  constraint order_lines_of_order unique (order_id, id),
  constraint order_lines_item check ((kind = 'product') = (product_id is not null)
    and num_nonnulls(product_id, item_id) = 1)
);
comment on column order_lines.id is 'Holds, adjustments, returns and refunds refer to it.';
comment on column order_lines.item_id is 'What was bought, if it is not a product: the id within its kind.';
comment on column order_lines.path is 'Its page in the store; empty if it has none.';
comment on column order_lines.options is 'The chosen options in words.';
comment on column order_lines.early_access is 'It was ordered before it opened for everyone.';
create index order_lines_of_product on order_lines (product_id, order_id);
create index order_lines_image on order_lines (image);
create index order_lines_of_uploads on order_lines (image) where image like '/media/uploads/%';
create index order_lines_item on order_lines (item_id) where item_id is not null;

create table stock_holds (
  line_id    uuid primary key,
  order_id   uuid not null,
  variant_id uuid not null,
  size       text not null,
  quantity   integer not null check (quantity > 0),
  state      text not null check (state in ('held', 'final', 'released')),
  until      timestamptz,
  foreign key (variant_id, size) references variant_stock,
  constraint stock_holds_of_line
    foreign key (order_id, line_id) references order_lines (order_id, id) on delete cascade,
  constraint stock_holds_held_until check ((state = 'held') = (until is not null))
);
comment on column stock_holds.line_id is 'The line whose units it holds.';
create index stock_holds_of_order on stock_holds (order_id);

-- What is taken off an order (adjustments, spread over lines) and what pays it (tenders).
create table order_adjustments (
  id          uuid primary key,
  order_id    uuid not null references orders on delete cascade,
  position    smallint not null,
  source      text not null check (source ~ '^[a-z]+(-[a-z]+)*$'),
  kind        text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  applies_to  text not null check (applies_to in ('goods', 'shipping')),
  label       text not null check (length(btrim(label)) > 0),
  cents       bigint not null check (cents <= 0),
  reference   text not null default '',
  facts       jsonb not null default '[]' check (jsonb_typeof(facts) = 'array'),
  released_at timestamptz,
  unique (order_id, position)
);
comment on table order_adjustments is 'What is taken off an order, in the sequence in which it was.';
comment on column order_adjustments.source is 'The feature that took it off, and gets it back if the order ends.';
comment on column order_adjustments.facts is 'How it was calculated, as an explanation shows it.';
create index order_adjustments_of_reference on order_adjustments (source, reference);

create table order_adjustment_lines (
  adjustment_id uuid not null references order_adjustments on delete cascade,
  line_id       uuid not null references order_lines on delete cascade,
  cents         bigint not null check (cents < 0),
  primary key (adjustment_id, line_id)
);
comment on table order_adjustment_lines is
  'The lines an adjustment is spread over; none of one that is off the shipping.';
create index order_adjustment_lines_of_line on order_adjustment_lines (line_id);

create table order_tenders (
  order_id       uuid not null references orders on delete cascade,
  position       smallint not null,
  source         text not null check (source ~ '^[a-z]+(-[a-z]+)*$'),
  kind           text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  label          text not null check (length(btrim(label)) > 0),
  cents          bigint not null check (cents > 0),
  reference      text not null default '',
  returned_cents bigint not null default 0,
  primary key (order_id, position),
  constraint order_tenders_returned_is_of_paid check (returned_cents between 0 and cents)
);
comment on table order_tenders is
  'What pays an order. The tender of its payment method has the source payments; others are prepaid.';

-- What goes back shows in the tenders.
create function return_tenders() returns trigger language plpgsql as $$
begin
  update order_tenders t set returned_cents = r.returned
  from (select position, case
      when source <> 'payments' then greatest(0, least(cents, new.store_credit_back_cents
        - (sum(cents) filter (where source <> 'payments') over (order by position) - cents)))
      when new.charged_minor = 0 then 0
      else round(cents::numeric * new.refunded_minor / new.charged_minor) end as returned
    from order_tenders where order_id = new.id) r
  where t.order_id = new.id and t.position = r.position and t.returned_cents <> r.returned;
  return null;
end $$;
create trigger orders_return_tenders after update of store_credit_back_cents, refunded_minor on orders
  for each row when (new.store_credit_back_cents <> old.store_credit_back_cents
    or new.refunded_minor <> old.refunded_minor) execute function return_tenders();

-- The sums of an order add up when a transaction ends, whoever writes them.
create function order_must_add_up(placed uuid) returns void language plpgsql as $$
declare
  o record;
  a record;
  t record;
begin
  select subtotal_cents, shipping_fee_cents, discount_cents, total_cents, store_credit_cents, store_credit_back_cents
    into o from orders where id = placed;
  if not found then return; end if;
  select coalesce(sum(cents), 0) as cents, coalesce(sum(cents) filter (where applies_to = 'goods'), 0) as goods
    into a from order_adjustments where order_id = placed;
  select coalesce(sum(cents), 0) as cents,
      coalesce(sum(cents) filter (where source <> 'payments'), 0) as prepaid,
      coalesce(sum(returned_cents) filter (where source <> 'payments'), 0) as back
    into t from order_tenders where order_id = placed;
  if o.subtotal_cents + o.shipping_fee_cents + a.cents <> o.total_cents
    or o.discount_cents <> 0 - a.goods
    or t.cents <> o.total_cents
    or t.prepaid <> o.store_credit_cents
    or t.back <> o.store_credit_back_cents then
    raise exception 'the sums of order % do not add up', placed
      using errcode = 'check_violation', constraint = 'order_adds_up';
  end if;
end $$;

create function order_adds_up() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'orders' then perform order_must_add_up(new.id);
  elsif tg_op = 'DELETE' then perform order_must_add_up(old.order_id);
  else perform order_must_add_up(new.order_id);
  end if;
  return null;
end $$;
create constraint trigger order_adds_up after insert
    or update of subtotal_cents, shipping_cents, shipping_fee_cents, discount_cents, total_cents,
    store_credit_cents, store_credit_back_cents on orders
  deferrable initially deferred for each row execute function order_adds_up();
create constraint trigger order_adjustments_add_up after insert or delete
    or update of order_id, applies_to, cents on order_adjustments
  deferrable initially deferred for each row execute function order_adds_up();
create constraint trigger order_tenders_add_up after insert or delete
    or update of order_id, source, cents, returned_cents on order_tenders
  deferrable initially deferred for each row execute function order_adds_up();

-- An adjustment that is spread over lines is the sum of their shares, and they are lines of its order.
create function order_adjustment_is_spread() returns trigger language plpgsql as $$
declare
  changed uuid;
begin
  if tg_table_name = 'order_adjustments' then changed := new.id;
  elsif tg_op = 'DELETE' then changed := old.adjustment_id;
  else changed := new.adjustment_id;
  end if;
  if exists (select from order_adjustments a join order_adjustment_lines s on s.adjustment_id = a.id
      join order_lines l on l.id = s.line_id
      where a.id = changed group by a.id
      having sum(s.cents) <> a.cents or bool_or(l.order_id <> a.order_id)) then
    raise exception 'adjustment % is not the sum of its lines', changed
      using errcode = 'check_violation', constraint = 'order_adjustment_is_spread';
  end if;
  return null;
end $$;
create constraint trigger order_adjustment_is_spread after update of cents on order_adjustments
  deferrable initially deferred for each row execute function order_adjustment_is_spread();
create constraint trigger order_adjustment_lines_are_spread after insert or delete or update on order_adjustment_lines
  deferrable initially deferred for each row execute function order_adjustment_is_spread();

-- Units that staff cancel before they ship, or refund without a return.
create table order_line_refunds (
  id       bigint generated always as identity primary key,
  order_id uuid not null,
  line_id  uuid not null,
  kind     text not null check (kind in ('cancelled', 'refunded')),
  quantity integer not null check (quantity > 0),
  cents    bigint not null check (cents >= 0),
  cause    text not null,
  at       timestamptz not null,
  foreign key (order_id, line_id) references order_lines (order_id, id) on delete cascade
);
comment on column order_line_refunds.cents is 'What was paid for the units after discounts.';
comment on column order_line_refunds.cause is
  'What the refund of these units names as its cause; of one time several lines have the same.';
create index order_line_refunds_of_line on order_line_refunds (line_id);

-- Where the parcel of an order can be followed.
create table order_tracking (
  order_id uuid primary key references orders on delete cascade,
  carrier  text not null check (length(carrier) between 1 and 60),
  number   text not null check (length(number) between 1 and 60),
  url      text not null check (length(url) <= 500),
  set_at   timestamptz not null
);

create table gift_notes (
  order_id    uuid primary key references orders on delete cascade,
  customer_id uuid not null references customers on delete cascade,
  text        text not null check (length(text) between 1 and 300)
);
create index gift_notes_customer_id on gift_notes (customer_id);

-- Calls that must happen once. A key is claimed in the transaction that creates its order.
create table idempotency_keys (
  customer_id  uuid not null references customers on delete cascade,
  key          text not null check (length(key) between 1 and 200),
  request_hash bytea not null,
  order_id     uuid references orders deferrable initially deferred,
  created_at   timestamptz not null,
  primary key (customer_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- What one shopper can order at once, as the owner sets it; null is no limit.
create table order_limits (
  id                            smallint primary key default 1 check (id = 1),
  units_per_line                integer check (units_per_line >= 1),
  units_per_order               integer check (units_per_order >= 1),
  open_per_account              integer check (open_per_account >= 1),
  open_per_phone                integer check (open_per_phone >= 1),
  open_per_address              integer check (open_per_address >= 1),
  cash_maximum_cents            bigint check (cash_maximum_cents >= 0),
  cash_maximum_unverified_cents bigint check (cash_maximum_unverified_cents >= 0),
  unusual_units                 integer check (unusual_units >= 1),
  unusual_cents                 bigint check (unusual_cents >= 0),
  version                       integer not null default 0,
  changed_at                    timestamptz
);
comment on column order_limits.open_per_account is
  'Orders by cash that were not delivered yet, or orders not paid yet.';
insert into order_limits
  (units_per_line, units_per_order, open_per_account, open_per_phone, open_per_address,
   cash_maximum_cents, cash_maximum_unverified_cents, unusual_units, unusual_cents)
values (20, 60, 5, 5, 10, 10000000, 3000000, 15, 10000000);

-- Orders that staff should look at.
create table order_alerts (
  order_id    uuid primary key references orders,
  reasons     text[] not null check (cardinality(reasons) > 0),
  created_at  timestamptz not null,
  resolved_at timestamptz,
  resolved_by text not null default ''
);
create index order_alerts_open on order_alerts (created_at desc) where resolved_at is null;

-- Payments and the ledger -------------------------------------------------------------------------

create table payment_methods (
  method     text primary key check (method in ('stripe', 'koko', 'cod', 'razorpay')),
  state      text not null check (state in ('offered', 'unlisted', 'off')),
  version    integer not null default 0,
  changed_at timestamptz,
  constraint payment_methods_cards_stay check (method <> 'stripe' or state = 'offered')
);
comment on table payment_methods is 'Countries outside of Sri Lanka pay by card alone: cards stay offered.';
insert into payment_methods (method, state) values
  ('stripe', 'offered'), ('koko', 'offered'), ('cod', 'offered'), ('razorpay', 'unlisted');

-- Cards that a customer has paid with, by the partner's fingerprint; the shop never sees a number.
create table payment_cards (
  customer_id   uuid not null references customers on delete cascade,
  provider      text not null,
  fingerprint   text not null check (length(fingerprint) between 1 and 200),
  first_used_at timestamptz not null,
  primary key (customer_id, provider, fingerprint)
);

create table payment_attempts (
  id                  uuid primary key,
  order_id            uuid not null references orders,
  provider            text not null check (provider in ('stripe', 'koko', 'razorpay')),
  provider_session_id text,
  provider_payment_id text,
  page_url            text,
  state               text not null
    check (state in ('opening', 'open', 'paid', 'expired', 'failed', 'refunded', 'mismatched')),
  amount_minor        bigint not null check (amount_minor >= 0),
  currency_code       text not null references currencies,
  paid_minor          bigint check (paid_minor >= 0),
  paid_currency_code  text,
  created_at          timestamptz not null,
  expires_at          timestamptz not null,
  poll_at             timestamptz,
  settled_at          timestamptz,
  unique (provider, provider_session_id),
  unique (provider, provider_payment_id)
);
comment on column payment_attempts.paid_minor is
  'What the partner says came in; it differs from amount_minor where the state is mismatched.';
comment on column payment_attempts.poll_at is 'When the partner is asked again, in case its webhook event was lost.';
create index payment_attempts_of_order on payment_attempts (order_id, created_at desc);
create unique index payment_attempts_one_open on payment_attempts (order_id) where state in ('opening', 'open');
create index payment_attempts_to_poll on payment_attempts (poll_at) where poll_at is not null;

create table refunds (
  id                 uuid primary key,
  order_id           uuid not null references orders,
  attempt_id         uuid references payment_attempts,
  retry_of           uuid unique references refunds,
  cause              text check (cause ~ '^[a-z-]+:[^ ]+$'),
  reason             text not null check (reason in ('order-cancelled', 'late-payment', 'wrong-amount', 'staff')),
  amount_minor       bigint not null,
  currency_code      text not null references currencies,
  amount_cents       bigint not null check (amount_cents >= 0),
  status             text not null
    check (status in ('requested', 'succeeded', 'failed', 'manual-pending', 'external', 'credited')),
  provider_refund_id text unique,
  note               text not null default '',
  requested_at       timestamptz not null,
  settled_at         timestamptz,
  constraint refunds_amount check (amount_minor > 0 or status = 'credited' and amount_minor = 0 and amount_cents > 0),
  constraint refunds_of_cash check (attempt_id is not null or status = 'credited'),
  constraint refunds_settled check ((status in ('requested', 'manual-pending')) = (settled_at is null)),
  constraint refunds_external_with_note check (status <> 'external' or length(btrim(note)) > 0)
);
comment on column refunds.attempt_id is 'Null for cash, which goes back as store credit.';
comment on column refunds.status is
  'manual-pending: the partner has no refund call, staff refund it there; external: they have.';
comment on column refunds.cause is 'What made it due, in the words of the feature that asked for it, as return:<id>.';
comment on column refunds.retry_of is 'The refund that failed and is tried again with this one; each only once.';
create index refunds_of_order on refunds (order_id, requested_at);
create index refunds_of_attempt on refunds (attempt_id);
create index refunds_requested on refunds (requested_at) where status = 'requested';
create index refunds_of_cause on refunds (cause) where cause is not null;
create trigger refund_move before update of status on refunds
  for each row when (old.status is distinct from new.status) execute function require_state_move('refund', 'status');

-- More than came in can never go back, even if two ask for it at once.
create function refunds_within_payment() returns trigger language plpgsql as $$
declare
  came bigint;
  due bigint;
  gone record;
begin
  select total_cents - store_credit_cents into due from orders where id = new.order_id;
  if new.attempt_id is null then
    select charged_minor into came from orders where id = new.order_id for update;
  else
    select coalesce(paid_minor, amount_minor) into came from payment_attempts where id = new.attempt_id for update;
  end if;
  select coalesce(sum(amount_minor), 0) as minor, coalesce(sum(amount_cents), 0) as cents into gone from refunds
    where order_id = new.order_id and attempt_id is not distinct from new.attempt_id
      and status <> 'failed' and id <> new.id;
  if gone.minor + new.amount_minor > came or (new.status = 'credited' and gone.cents + new.amount_cents > due) then
    raise exception 'refunds of payment % exceed it', new.attempt_id
      using errcode = 'check_violation', constraint = 'refunds_within_payment';
  end if;
  return new;
end $$;
create trigger refunds_within_payment before insert on refunds for each row execute function refunds_within_payment();

-- Money that came in and does not match, or that could not go back: staff resolve each.
create table payment_problems (
  id            uuid primary key,
  kind          text not null
    check (kind in ('wrong-amount', 'unknown-order', 'late-payment', 'refund-failed', 'refund-manual')),
  provider      text not null check (provider in ('stripe', 'koko', 'razorpay')),
  reference     text not null check (length(reference) between 1 and 200),
  order_id      uuid references orders,
  attempt_id    uuid references payment_attempts,
  refund_id     uuid references refunds,
  amount_minor  bigint,
  currency_code text,
  detail        text not null default '',
  created_at    timestamptz not null,
  resolved_at   timestamptz,
  resolved_by   text not null default '',
  note          text not null default '',
  unique (kind, provider, reference)
);
comment on column payment_problems.reference is 'The partner''s page or order that it is about, or our refund.';
create index payment_problems_open on payment_problems (created_at desc, id desc) where resolved_at is null;
create index payment_problems_newest on payment_problems (created_at desc, id desc);

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
  kind      text not null
    check (kind in ('charge', 'collection', 'refund', 'refund-failed', 'prepaid', 'credit-granted',
    'credit-revoked', 'credit-forfeited', 'credit-refunded', 'part-payment', 'part-payment-returned')),
  order_id  uuid references orders,
  reference text not null,
  note      text not null default '',
  unique (kind, reference),
  constraint ledger_transactions_order check (order_id is not null
    or kind in ('credit-granted', 'credit-revoked', 'credit-forfeited'))
);
create index ledger_transactions_of_order on ledger_transactions (order_id);

-- Double entry, append-only.
create table ledger_postings (
  transaction_id uuid not null references ledger_transactions,
  account        text not null
    check (account in ('stripe-clearing', 'koko-clearing', 'razorpay-clearing', 'cash-on-delivery', 'sales',
    'shipping-income', 'discounts', 'refunds', 'store-credit', 'order-deposits', 'goodwill', 'forfeitures')),
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
create trigger ledger_postings_append_only before delete or update on ledger_postings
  for each row execute function ledger_is_append_only();
create trigger ledger_transactions_append_only before delete or update on ledger_transactions
  for each row execute function ledger_is_append_only();

-- Invoices ----------------------------------------------------------------------------------------

-- Paid orders get an invoice, refunds a credit note. Numbers have no gaps: each follows the last one of its year, and
-- none is changed or deleted.
create table invoices (
  order_id  uuid primary key references orders,
  number    text not null unique,
  year      integer not null check (year between 2020 and 9999),
  sequence  integer not null check (sequence between 1 and 999999),
  issued_at timestamptz not null,
  unique (year, sequence),
  constraint invoices_number check (number = ('FF-' || year || '-' || lpad(sequence::text, 6, '0')))
);

create table credit_notes (
  id           uuid primary key,
  order_id     uuid not null references invoices,
  number       text not null unique,
  year         integer not null check (year between 2020 and 9999),
  sequence     integer not null check (sequence between 1 and 999999),
  issued_at    timestamptz not null,
  cents        bigint not null check (cents > 0),
  amount_text  text not null check (amount_text <> ''),
  is_credit    boolean not null,
  tender_name  text not null,
  reason       text not null,
  note         text not null default '',
  refund_id    uuid unique references refunds,
  cause        text,
  amount_minor bigint check (amount_minor > 0),
  unique (year, sequence),
  constraint credit_notes_number check (number = ('FF-CN-' || year || '-' || lpad(sequence::text, 6, '0')))
);
comment on column credit_notes.id is 'The refund''s event: a refund has one credit note, however often it is told.';
comment on column credit_notes.cents is 'In LKR; amount_text has what went back in the currency that was charged.';
comment on column credit_notes.tender_name is 'What got the money, if it is store credit or the like.';
comment on column credit_notes.refund_id is
  'The first try of the refund that it is about; null if all of it went back to prepaid tenders.';
comment on column credit_notes.cause is 'What made the refund due, in the words of the feature that asked for it.';
comment on column credit_notes.amount_minor is
  'What went back in minor units of the charged currency; null of store credit.';
create index credit_notes_of_order on credit_notes (order_id);

create function number_without_gap() returns trigger language plpgsql as $$
declare
  last integer;
begin
  execute format('select coalesce(max(sequence), 0) from %I where year = $1', tg_table_name) into last using new.year;
  if new.sequence <> last + 1 then
    raise exception 'the number after % of % is not %', last, new.year, new.sequence using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger invoices_without_gap before insert on invoices for each row execute function number_without_gap();
create trigger credit_notes_without_gap before insert on credit_notes
  for each row execute function number_without_gap();

create function refuse_change_of_document() returns trigger language plpgsql as $$
begin
  raise exception 'invoices and credit notes are append-only' using errcode = 'check_violation';
end $$;
create trigger invoices_stay before delete or update on invoices
  for each row execute function refuse_change_of_document();
create trigger credit_notes_stay before delete or update on credit_notes
  for each row execute function refuse_change_of_document();

-- Credit notes of an order never exceed it.
create function refuse_credit_beyond_order() returns trigger language plpgsql as $$
begin
  if (select sum(cents) from credit_notes where order_id = new.order_id)
      > (select total_cents from orders where id = new.order_id) then
    raise exception 'credit notes of order % exceed it', new.order_id
      using errcode = 'check_violation', constraint = 'credit_notes_within_order';
  end if;
  return new;
end $$;
create trigger credit_notes_within_order after insert on credit_notes
  for each row execute function refuse_credit_beyond_order();

-- Returns -----------------------------------------------------------------------------------------

-- For how many days after its delivery an order can be returned. An order keeps the days it was delivered with.
create table return_window (
  id         smallint primary key default 1 check (id = 1),
  days       integer not null check (days between 1 and 365),
  version    integer not null default 0 check (version >= 0),
  changed_at timestamptz
);
insert into return_window (days) values (7);

-- Shoppers send back what they bought: for a refund, or in exchange for another item.
create table return_requests (
  id                     uuid primary key,
  order_id               uuid not null references orders on delete cascade,
  customer_id            uuid references customers on delete set null,
  kind                   text not null check (kind in ('refund', 'exchange')),
  payout                 text check (payout in ('original', 'store-credit')),
  status                 text not null default 'pending'
    check (status in ('pending', 'processing', 'completed', 'rejected')),
  reason                 text not null check (reason in ('size', 'fault', 'not-as-shown', 'changed-mind')),
  note                   text not null default '' check (length(note) <= 500),
  staff_note             text not null default '' check (length(staff_note) <= 500),
  refund_cents           bigint not null default 0 check (refund_cents >= 0),
  shipping_cents         bigint not null default 0 check (shipping_cents >= 0),
  deducted_cents         bigint not null default 0 check (deducted_cents >= 0),
  credit_cents           bigint not null default 0,
  original_minor         bigint not null default 0 check (original_minor >= 0),
  price_difference_cents bigint not null default 0,
  pay_until              timestamptz,
  replacement_order_id   uuid unique references orders,
  compensated_at         timestamptz,
  requested_at           timestamptz not null,
  withdrawn_at           timestamptz,
  approved_at            timestamptz,
  received_at            timestamptz,
  refund_due_at          timestamptz,
  settled_at             timestamptz,
  rejected_at            timestamptz,
  version                integer not null default 0 check (version >= 0),
  unique (order_id, id),
  constraint return_requests_credit_is_of_refund check (credit_cents between 0 and refund_cents),
  constraint return_requests_compensated_is_replaced check (compensated_at is null or replacement_order_id is not null),
  constraint return_requests_credit check (payout <> 'store-credit' or credit_cents = refund_cents
    and original_minor = 0),
  constraint return_requests_payout check (payout is not null or kind = 'exchange' and refund_cents = 0),
  constraint return_requests_exchange check (kind = 'refund' and price_difference_cents = 0
    and replacement_order_id is null and pay_until is null or kind = 'exchange' and shipping_cents = 0),
  constraint return_requests_replacement check (case status when 'completed' then kind = 'refund'
    or replacement_order_id is not null when 'processing' then true else replacement_order_id is null end),
  constraint return_requests_steps check (case status
    when 'pending' then num_nonnulls(approved_at, received_at, settled_at, rejected_at) = 0
    when 'processing' then num_nonnulls(settled_at, rejected_at) = 0 and (approved_at is not null
    or kind = 'exchange' and received_at is null and replacement_order_id is null)
    when 'completed' then num_nonnulls(approved_at, received_at, settled_at) = 3 and rejected_at is null
    else rejected_at is not null and staff_note <> '' and num_nonnulls(received_at, settled_at) = 0 end),
  constraint return_requests_pay_until check (pay_until is null or status = 'processing'
    and approved_at is not null and received_at is null and price_difference_cents > 0),
  constraint return_requests_refund_due check (refund_due_at is null or received_at is not null),
  constraint return_requests_withdrawn check (withdrawn_at is null or status = 'rejected')
);
comment on column return_requests.staff_note is 'What the shop says of it; its shopper reads it.';
comment on column return_requests.refund_cents is
  'Its lines and the shipping, less what was refunded before without a return.';
comment on column return_requests.credit_cents is 'The part of the refund that becomes store credit.';
comment on column return_requests.original_minor is
  'The part that goes back the way it was paid, in minor units of the charged currency.';
comment on column return_requests.compensated_at is
  'When its worth became store credit, as the replacement was cancelled.';
comment on column return_requests.pay_until is
  'Until when the difference of an approved exchange can be paid; null once it is, or if there is none.';
comment on column return_requests.refund_due_at is
  'When its refund was asked for, if a payment partner has to make it.';
create index return_requests_of_customer on return_requests (customer_id);
create index return_requests_by_status on return_requests (status, requested_at);
create index return_requests_unpaid on return_requests (pay_until) where pay_until is not null;
create index return_requests_approved on return_requests (approved_at) where status = 'processing'
  and kind = 'exchange' and received_at is null;
create trigger return_move before update of status on return_requests
  for each row when (old.status is distinct from new.status) execute function require_state_move('return', 'status');

-- A return is settled only once its refunds have reached the shopper.
create function return_waits_for_refunds() returns trigger language plpgsql as $$
begin
  if exists (
    select from refunds r where r.cause = 'return:' || new.id and r.status in ('requested', 'failed', 'manual-pending')
      and not exists (select from refunds again where again.retry_of = r.id)
  ) then
    raise exception 'a refund of return % did not reach the shopper yet', new.id
      using errcode = 'check_violation', constraint = 'return_waits_for_refunds';
  end if;
  return new;
end $$;
create trigger return_waits_for_refunds before update of status on return_requests
  for each row when (new.status = 'completed'
    and old.status <> 'completed') execute function return_waits_for_refunds();

-- A parcel can bring fewer units than were requested, even none: then `quantity` is what came.
create table return_lines (
  request_id           uuid not null,
  order_id             uuid not null,
  line_id              uuid not null,
  quantity             integer not null,
  requested_quantity   integer,
  damaged_quantity     integer,
  condition            text check (condition in ('good', 'damaged')),
  refund_cents         bigint not null check (refund_cents >= 0),
  exchange_item        text,
  exchange_name        text,
  exchange_price_cents bigint check (exchange_price_cents >= 0),
  variant_index        integer check (variant_index >= 0),
  size                 text,
  color                text,
  held_variant_id      uuid references variants,
  difference_cents     bigint not null default 0,
  primary key (request_id, line_id),
  foreign key (order_id, request_id) references return_requests (order_id, id) on delete cascade,
  foreign key (order_id, line_id) references order_lines (order_id, id) on delete cascade,
  constraint return_lines_exchange_is_whole check (num_nonnulls(variant_index, size, color) in (0, 3)),
  constraint return_lines_held_is_exchange check (held_variant_id is null or variant_index is not null),
  constraint return_lines_exchange check (variant_index is not null
    or num_nonnulls(exchange_item, exchange_name, exchange_price_cents) = 0 and difference_cents = 0),
  constraint return_lines_difference check (difference_cents >= (0 - refund_cents)),
  constraint return_lines_some_requested check (quantity > 0 or quantity = 0 and requested_quantity > 0),
  constraint return_lines_received check (requested_quantity >= quantity and damaged_quantity between 0 and quantity),
  constraint return_lines_exchange_has_price check ((variant_index is null) = (exchange_price_cents is null))
);
comment on column return_lines.refund_cents is
  'What was paid for the units after discounts; in an exchange what they are worth.';
comment on column return_lines.variant_index is
  'In an exchange, the colour that is wanted, with its name and its size.';
comment on column return_lines.held_variant_id is
  'The colour of which units are held for the exchange until it is settled.';
comment on column return_lines.exchange_item is
  'What is wanted in exchange, as calls name it; null if it is the same product.';
comment on column return_lines.exchange_price_cents is 'The price of one unit of it when it was agreed.';
comment on column return_lines.difference_cents is 'What the shopper pays for the exchange; negative if it goes back.';
comment on column return_lines.requested_quantity is
  'How many units were requested; null before the parcel is received.';
comment on column return_lines.damaged_quantity is
  'How many of those that came are written off; null before the parcel is received.';
create index return_lines_of_line on return_lines (order_id, line_id);

-- No unit goes back twice, whether it is cancelled, refunded or returned.
create function line_units_go_back_once() returns trigger language plpgsql as $$
begin
  if exists (
    select from order_lines l where l.id = new.line_id and l.quantity <
      (select coalesce(sum(r.quantity), 0) from order_line_refunds r where r.line_id = l.id)
      + (select coalesce(sum(b.quantity), 0) from return_lines b join return_requests q on q.id = b.request_id
         where b.line_id = l.id and q.status <> 'rejected')) then
    raise exception 'more units of a line go back than were bought'
      using errcode = 'check_violation', constraint = 'line_units_go_back_once';
  end if;
  return null;
end $$;
create constraint trigger order_line_refunds_once after insert on order_line_refunds
  deferrable initially deferred for each row execute function line_units_go_back_once();
create constraint trigger return_lines_once after insert on return_lines
  deferrable initially deferred for each row execute function line_units_go_back_once();

create table return_parts (
  request_id     uuid not null references return_requests on delete cascade,
  order_id       uuid not null references orders on delete cascade,
  position       integer not null check (position >= 0),
  payout         text not null check (payout in ('original', 'store-credit')),
  cents          bigint not null check (cents > 0),
  credit_cents   bigint not null,
  original_minor bigint not null check (original_minor >= 0),
  primary key (request_id, order_id),
  constraint return_parts_credit_is_of_refund check (credit_cents between 0 and cents)
);
comment on table return_parts is
  'Which orders a refund goes back through: of a replacement first its own, then the one that it replaces.';
create index return_parts_of_order on return_parts (order_id);

-- No more units come back than were bought, no more is refunded for them than they cost, and a refund is the sum of
-- its parts.
create function return_adds_up() returns trigger language plpgsql as $$
declare
  changed uuid;
begin
  if tg_table_name = 'return_requests' then changed := new.id;
  else changed := new.request_id;
  end if;
  if exists (
    select from return_lines mine join order_lines l on l.id = mine.line_id
      join return_lines other on other.order_id = mine.order_id and other.line_id = mine.line_id
      join return_requests r on r.id = other.request_id and r.status <> 'rejected'
    where mine.request_id = changed
    group by l.id having sum(other.quantity) > l.quantity
      or sum(other.refund_cents) > l.quantity * l.unit_price_cents) then
    raise exception 'more of a line is returned than was bought'
      using errcode = 'check_violation', constraint = 'return_within_bought';
  end if;
  if exists (
    select from return_requests r,
      lateral (select coalesce(sum(refund_cents), 0) as worth, coalesce(sum(difference_cents), 0) as difference
        from return_lines where request_id = r.id) l
    where r.id = changed and (r.price_difference_cents <> l.difference or r.refund_cents + r.deducted_cents <>
      case r.kind when 'refund' then r.shipping_cents + l.worth else greatest(0, 0 - l.difference) end)) then
    raise exception 'a refund is not the sum of its parts'
      using errcode = 'check_violation', constraint = 'return_adds_up';
  end if;
  if exists (
    select from return_requests r join return_parts p on p.request_id = r.id where r.id = changed
    group by r.id having sum(p.cents) <> r.refund_cents or sum(p.credit_cents) <> r.credit_cents
      or sum(p.original_minor) <> r.original_minor) then
    raise exception 'a refund is not the sum of the orders that it goes back through'
      using errcode = 'check_violation', constraint = 'return_adds_up';
  end if;
  return null;
end $$;
create constraint trigger return_requests_add_up after insert or update on return_requests
  deferrable initially deferred for each row execute function return_adds_up();
create constraint trigger return_lines_add_up after insert or update on return_lines
  deferrable initially deferred for each row execute function return_adds_up();
create constraint trigger return_parts_add_up after insert or update on return_parts
  deferrable initially deferred for each row execute function return_adds_up();

-- Photos are uploaded before their request is sent; unsent ones are deleted a day later.
create table return_photos (
  id          uuid primary key,
  customer_id uuid references customers on delete set null,
  request_id  uuid references return_requests on delete cascade,
  place       smallint check (place between 1 and 5),
  added_at    timestamptz not null,
  unique (request_id, place),
  constraint return_photos_sent_has_place check ((request_id is null) = (place is null))
);
comment on column return_photos.id is 'The name of the uploaded picture.';
comment on column return_photos.request_id is 'null while its request is not sent yet.';
create index return_photos_of_customer on return_photos (customer_id);
create index return_photos_unsent on return_photos (added_at) where request_id is null;

-- Shoppers are reminded once that a return window ends.
create table return_reminders (
  order_id    uuid primary key references orders on delete cascade,
  customer_id uuid not null references customers on delete cascade,
  due_at      timestamptz not null,
  settled_at  timestamptz,
  token       uuid not null unique
);
comment on table return_reminders is 'One for each delivered order.';
comment on column return_reminders.settled_at is 'When it was sent, or when nothing could be sent back any more.';
comment on column return_reminders.token is 'Turns notifications off with one click in the email.';
create index return_reminders_due on return_reminders (due_at) where settled_at is null;
create index return_reminders_of_customer on return_reminders (customer_id);

-- History of orders -------------------------------------------------------------------------------

-- What happened to an order, and who did it.
create table order_events (
  id         bigint generated always as identity primary key,
  order_id   uuid not null references orders on delete cascade,
  return_id  uuid references return_requests on delete set null,
  at         timestamptz not null,
  kind       text not null,
  text       text not null,
  actor_kind text not null check (actor_kind in ('customer', 'staff', 'shop', 'partner')),
  actor_id   uuid,
  actor      text not null,
  note       text not null default ''
);
create index order_events_of_order on order_events (order_id, id);
create index order_events_of_return on order_events (return_id) where return_id is not null;

-- Promo codes -------------------------------------------------------------------------------------

create table promo_codes (
  code                text primary key check (code ~ '^[A-Z0-9-]{4,40}$'),
  source              text not null check (source in ('newsletter', 'staff', 'reward')),
  customer_id         uuid references customers on delete set null,
  mailbox_hash        bytea check (octet_length(mailbox_hash) = 32),
  discount_type       text not null check (discount_type in ('percentage', 'fixed', 'free_shipping')),
  discount_percent    smallint check (discount_percent between 1 and 100),
  discount_cents      bigint check (discount_cents > 0),
  minimum_cents       bigint not null default 0 check (minimum_cents >= 0),
  categories          text[] not null default '{}' check (categories <@ array['Men', 'Women', 'Kids', 'Unisex']),
  units_maximum       integer check (units_maximum > 0),
  is_first_order_only boolean not null default false,
  uses_maximum        integer default 1 check (uses_maximum > 0),
  uses_per_customer   integer check (uses_per_customer > 0),
  starts_on           date,
  ends_on             date,
  is_active           boolean not null default true,
  note                text not null default '' check (length(note) <= 200),
  version             integer not null default 1,
  created_at          timestamptz not null,
  constraint promo_codes_percentage_has_percent check ((discount_type = 'percentage') = (discount_percent is not null)),
  constraint promo_codes_fixed_has_amount check ((discount_type = 'fixed') = (discount_cents is not null)),
  constraint promo_codes_dates check (starts_on <= ends_on)
);
comment on column promo_codes.uses_maximum is 'Null: as many as come.';
comment on column promo_codes.starts_on is 'First day in Colombo; ends_on is the last one, included.';
comment on column promo_codes.mailbox_hash is
  'SHA-256 of the mailbox whose confirmed account may use the code. A subscriber''s code without one is nobody''s.';
comment on column promo_codes.customer_id is 'Of rewards: only this customer may use it.';
comment on column promo_codes.units_maximum is 'So many units of each order at most.';
create unique index promo_codes_one_per_mailbox on promo_codes (mailbox_hash) where source = 'newsletter';
create index promo_codes_of_customer on promo_codes (customer_id) where customer_id is not null;

create table promo_code_products (
  code       text not null references promo_codes on delete cascade,
  product_id uuid not null references products on delete cascade,
  primary key (code, product_id)
);
comment on table promo_code_products is 'What a code is for; without any, and without categories, it is for all.';
create index promo_code_products_of_product on promo_code_products (product_id);

-- Every use of a code.
create table promo_code_uses (
  order_id    uuid primary key references orders on delete cascade,
  code        text not null references promo_codes,
  customer_id uuid references customers on delete set null,
  used_at     timestamptz not null,
  released_at timestamptz,
  constraint promo_code_uses_released_after_use check (released_at >= used_at)
);
comment on column promo_code_uses.released_at is 'The order was given up or paid back: the use does not count.';
create index promo_code_uses_counted on promo_code_uses (code, customer_id) where released_at is null;
create index promo_code_uses_of_customer on promo_code_uses (customer_id);

-- Store credit ------------------------------------------------------------------------------------

-- What the shop owes a customer for the next orders.
create table store_credits (
  customer_id   uuid primary key references customers on delete cascade,
  balance_cents bigint not null check (balance_cents between 0 and 100000000000000)
);

create table store_credit_entries (
  id            uuid primary key,
  customer_id   uuid references customers on delete set null,
  at            timestamptz not null,
  kind          text not null check (kind in ('granted', 'refunded', 'spent', 'returned', 'revoked', 'forfeited')),
  amount_cents  bigint not null check (amount_cents <> 0),
  balance_cents bigint not null check (balance_cents >= 0),
  order_id      uuid references orders,
  note          text not null default '' check (length(note) <= 500),
  actor         text not null,
  constraint store_credit_entries_sign_of_kind
    check ((amount_cents > 0) = (kind in ('granted', 'refunded', 'returned'))),
  constraint store_credit_entries_order_of_kind
    check ((kind in ('refunded', 'spent', 'returned')) = (order_id is not null))
);
comment on column store_credit_entries.balance_cents is 'What the customer had after it.';
create index store_credit_entries_of_customer on store_credit_entries (customer_id, at desc, id desc);
create index store_credit_entries_of_order on store_credit_entries (order_id) where order_id is not null;
create unique index store_credit_spent_once on store_credit_entries (order_id) where kind = 'spent';
create unique index store_credit_returned_once on store_credit_entries (order_id) where kind = 'returned';

-- Entries never change, but those of a deleted account lose their customer and their note.
create function store_credit_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.customer_id is null and new.note in ('', old.note)
    and to_jsonb(new) - array['customer_id', 'note'] = to_jsonb(old) - array['customer_id', 'note'] then
    return new;
  end if;
  raise exception 'entries of store credit are append-only' using errcode = 'check_violation';
end $$;
create trigger store_credit_entries_append_only before delete or update on store_credit_entries
  for each row execute function store_credit_is_append_only();

-- A balance is the sum of its entries when a transaction ends.
create function store_credit_must_add_up() returns trigger language plpgsql as $$
begin
  if exists (select from store_credits c where c.customer_id = new.customer_id and c.balance_cents <>
      (select coalesce(sum(e.amount_cents), 0) from store_credit_entries e where e.customer_id = c.customer_id)) then
    raise exception 'store credit of % is not the sum of its entries', new.customer_id
      using errcode = 'check_violation', constraint = 'store_credit_adds_up';
  end if;
  return null;
end $$;
create constraint trigger store_credit_adds_up after insert or update on store_credits
  deferrable initially deferred for each row execute function store_credit_must_add_up();
create constraint trigger store_credit_entries_add_up after insert on store_credit_entries
  deferrable initially deferred for each row execute function store_credit_must_add_up();

-- Loyalty -----------------------------------------------------------------------------------------

create table loyalty_tiers (
  id                 uuid primary key,
  name               text not null unique check (length(name) between 1 and 40),
  from_points        integer not null unique check (from_points >= 0),
  multiplier_percent integer not null check (multiplier_percent between 100 and 1000),
  benefits           text[] not null default '{}'
);
comment on column loyalty_tiers.from_points is 'Lifetime points from which it applies.';
comment on column loyalty_tiers.multiplier_percent is 'Of the points of orders: 125 makes four points five.';
insert into loyalty_tiers (id, name, from_points, multiplier_percent, benefits) values
  ('0190a000-1077-7000-8000-000000000001', 'Bronze', 0, 100, array['Welcome bonus']),
  ('0190a000-1077-7000-8000-000000000002', 'Silver', 50, 125, array['A quarter more points on every order']),
  ('0190a000-1077-7000-8000-000000000003', 'Gold', 150, 150, array['Half as many points again on every order']),
  ('0190a000-1077-7000-8000-000000000004', 'Platinum', 400, 200, array['Double points on every order']);

create table loyalty_rules (
  is_the_only_row    boolean primary key default true check (is_the_only_row),
  rupees_per_point   integer not null default 5000 check (rupees_per_point between 1 and 10000000),
  review_points      integer not null default 1 check (review_points between 0 and 1000),
  share_points       integer not null default 1 check (share_points between 0 and 1000),
  referral_points    integer not null default 5 check (referral_points between 0 and 1000),
  style_points       integer not null default 3 check (style_points between 0 and 1000),
  challenge_points   integer not null default 5 check (challenge_points between 0 and 1000),
  monthly_maximum    integer not null default 20 check (monthly_maximum between 0 and 100000),
  daily_shares       integer not null default 5 check (daily_shares between 0 and 1000),
  expiry_days        integer not null default 365 check (expiry_days between 1 and 3650),
  minimum_redeem     integer not null default 10 check (minimum_redeem between 1 and 100000),
  code_days          integer not null default 90 check (code_days between 1 and 3650),
  are_orders_at_once boolean not null default false,
  version            integer not null default 1
);
comment on column loyalty_rules.monthly_maximum is
  'Points of reviews, shares and referrals together, in a month of Colombo.';
comment on column loyalty_rules.are_orders_at_once is
  'Points of an order count once it is paid, not after its return window.';
insert into loyalty_rules default values;

create table loyalty_members (
  customer_id     uuid primary key references customers on delete cascade,
  tier_id         uuid not null references loyalty_tiers,
  referral_code   text unique check (referral_code ~ '^[2-9A-HJ-NP-Z]{8}$'),
  joined_at       timestamptz not null,
  expired_through timestamptz not null default '-infinity'
);
comment on column loyalty_members.expired_through is 'Points that expire until then have been taken out.';

-- An append-only list for each member, whose sums are the balances.
create table loyalty_entries (
  id          uuid primary key,
  customer_id uuid not null references loyalty_members on delete cascade,
  kind        text not null
    check (kind in ('order', 'review', 'share', 'referral', 'style', 'challenge', 'manual', 'redemption',
    'redemption-undone', 'expiry', 'reversal', 'release')),
  bucket      text not null check (bucket in ('pending', 'available')),
  points      integer not null check (points <> 0 and points between -1000000 and 1000000),
  reason_key  text not null unique,
  award_id    uuid references loyalty_entries,
  source_id   text not null default '',
  cause       text not null default '',
  description text not null check (length(description) between 1 and 300),
  actor       text not null default '',
  created_at  timestamptz not null,
  expires_at  timestamptz,
  constraint loyalty_entries_follow_an_award check ((kind in ('reversal', 'release')) = (award_id is not null)),
  constraint loyalty_entries_bucket_of_kind check (kind in ('order', 'reversal', 'release') or bucket = 'available'),
  constraint loyalty_entries_awards_add
    check (kind not in ('order', 'review', 'share', 'referral', 'style', 'challenge', 'redemption-undone')
    or points > 0),
  constraint loyalty_entries_spending_takes check (kind not in ('redemption', 'expiry') or points < 0),
  constraint loyalty_entries_awards_expire
    check ((kind in ('order', 'review', 'share', 'referral', 'style', 'challenge') or kind = 'manual'
    and points > 0) = (expires_at is not null))
);
comment on column loyalty_entries.reason_key is
  'What it is for, as ''review:customer:product'': nothing is awarded twice.';
comment on column loyalty_entries.award_id is 'The award that is taken back or becomes available.';
comment on column loyalty_entries.expires_at is 'Of awards: from then on what is left of them is gone.';
create index loyalty_entries_balance on loyalty_entries (customer_id, bucket, kind) include (points);
create index loyalty_entries_history on loyalty_entries (customer_id, created_at desc, id desc);
create index loyalty_entries_of_award on loyalty_entries (award_id) where award_id is not null;
create index loyalty_entries_expiring on loyalty_entries (expires_at) where expires_at is not null;

create function loyalty_is_append_only() returns trigger language plpgsql as $$
begin
  -- Entries go with their member and not otherwise.
  if tg_op = 'DELETE' and not exists (select from loyalty_members m where m.customer_id = old.customer_id) then
    return old;
  end if;
  raise exception 'entries of loyalty points are append-only' using errcode = 'check_violation';
end $$;
create trigger loyalty_entries_append_only before delete or update on loyalty_entries
  for each row execute function loyalty_is_append_only();

create function loyalty_is_not_overspent() returns trigger language plpgsql as $$
begin
  if (select sum(points) from loyalty_entries e
      where e.customer_id = new.customer_id and e.bucket = 'available') < 0 then
    raise exception 'more points are redeemed than there are'
      using errcode = 'check_violation', constraint = 'loyalty_is_not_overspent';
  end if;
  return null;
end $$;
create constraint trigger loyalty_entries_not_overspent after insert on loyalty_entries
  deferrable initially deferred for each row
    when (new.kind in ('redemption', 'expiry')) execute function loyalty_is_not_overspent();

create function loyalty_award_is_not_exceeded() returns trigger language plpgsql as $$
begin
  if exists (select from loyalty_entries a where a.id = new.award_id and (
    a.customer_id <> new.customer_id
    or (select coalesce(sum(r.points), 0) from loyalty_entries r where r.award_id = a.id and r.kind = 'reversal')
      not between -a.points and 0
    or (select coalesce(sum(r.points), 0) from loyalty_entries r
      where r.award_id = a.id and r.kind = 'release') <> 0)) then
    raise exception 'more is taken back from an award, or given back to it, than it was'
      using errcode = 'check_violation', constraint = 'loyalty_award_is_not_exceeded';
  end if;
  return null;
end $$;
create constraint trigger loyalty_entries_within_award after insert on loyalty_entries
  deferrable initially deferred for each row
    when (new.award_id is not null) execute function loyalty_award_is_not_exceeded();

-- What the points of an order are calculated from.
create table loyalty_orders (
  order_id           uuid primary key references orders on delete cascade,
  customer_id        uuid not null references loyalty_members on delete cascade,
  net_cents          bigint not null check (net_cents >= 0),
  multiplier_percent integer not null check (multiplier_percent >= 100),
  rupees_per_point   integer not null check (rupees_per_point > 0),
  paid_at            timestamptz not null,
  completed_at       timestamptz
);
comment on column loyalty_orders.net_cents is
  'Paid for goods after discounts and without store credit, less what went back.';
create index loyalty_orders_of_customer on loyalty_orders (customer_id, completed_at);

create table loyalty_referrals (
  referred_id uuid primary key references customers on delete cascade,
  referrer_id uuid not null references loyalty_members on delete cascade,
  state       text not null check (state in ('joined', 'confirmed', 'refused')),
  reason      text not null default '',
  joined_at   timestamptz not null,
  decided_at  timestamptz,
  constraint loyalty_referrals_refused_has_reason check ((state = 'refused') = (reason <> '')),
  constraint loyalty_referrals_decided_has_time check ((decided_at is null) = (state = 'joined')),
  constraint loyalty_referrals_of_another check (referred_id <> referrer_id)
);
create index loyalty_referrals_of_referrer on loyalty_referrals (referrer_id, joined_at desc);

create table loyalty_uploads (
  id       uuid primary key,
  added_at timestamptz not null
);
comment on table loyalty_uploads is 'Pictures of rewards; the id is the name among the uploaded pictures.';

-- Rewards are redeemed for points. Their codes are promo codes of one customer, for one use.
create table loyalty_rewards (
  id                  uuid primary key,
  name                text not null check (length(name) between 1 and 80),
  description         text not null default '' check (length(description) <= 500),
  image               text not null default '',
  image_alt           text not null default '' check (length(image_alt) <= 200),
  upload_id           uuid references loyalty_uploads,
  type                text not null
    check (type in ('discount', 'store_credit', 'free_shipping', 'product', 'special_access')),
  percent             integer check (percent between 1 and 100),
  amount_cents        bigint check (amount_cents > 0),
  product_id          uuid references products,
  minimum_order_cents bigint not null default 0 check (minimum_order_cents >= 0),
  points_cost         integer not null check (points_cost between 1 and 100000),
  stock               integer check (stock >= 0),
  is_active           boolean not null default true,
  version             integer not null default 1,
  created_at          timestamptz not null default now(),
  constraint loyalty_rewards_worth_of_type check (case type
    when 'discount' then (percent is null) <> (amount_cents is null) when 'store_credit' then percent is null
    and amount_cents is not null else percent is null and amount_cents is null end),
  constraint loyalty_rewards_product_of_type check ((type = 'product') = (product_id is not null))
);
comment on column loyalty_rewards.stock is 'How often it can still be redeemed; null for as often as wished.';
comment on column loyalty_rewards.image_alt is 'Describes the picture; empty if it only decorates.';
create index loyalty_rewards_of_upload on loyalty_rewards (upload_id) where upload_id is not null;
create index loyalty_rewards_image on loyalty_rewards (image) where image <> '';
insert into loyalty_rewards (id, name, description, type, amount_cents, points_cost) values
  ('0190a000-4e3a-7000-8000-000000000001', 'Rs. 2,000 off', 'Rs. 2,000 off your next order.', 'discount', 200000, 10);

create table loyalty_redemptions (
  id           uuid primary key,
  customer_id  uuid not null references loyalty_members on delete cascade,
  reward_id    uuid not null references loyalty_rewards,
  name         text not null,
  type         text not null,
  code         text not null unique,
  points       integer not null check (points > 0),
  entry_id     uuid not null unique references loyalty_entries on delete cascade,
  credit_cents bigint check (credit_cents > 0),
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  undone_at    timestamptz
);
create index loyalty_redemptions_of_customer on loyalty_redemptions (customer_id, created_at desc);

-- Days on which orders earn more points.
create table loyalty_campaigns (
  id                 uuid primary key,
  name               text not null check (length(name) between 1 and 80),
  starts_on          date not null,
  ends_on            date not null,
  multiplier_percent integer not null check (multiplier_percent between 110 and 1000),
  created_at         timestamptz not null,
  ended_at           timestamptz,
  constraint loyalty_campaigns_end_after_start check (starts_on <= ends_on)
);
comment on column loyalty_campaigns.starts_on is 'First day in Colombo; ends_on is the last one, included.';
comment on column loyalty_campaigns.ended_at is 'When staff ended it before its last day.';
create index loyalty_campaigns_by_day on loyalty_campaigns (starts_on, ends_on);

-- Designs -----------------------------------------------------------------------------------------

-- What the print partner prints on, as it was last listed: the shop shows it even while the partner is down.
create table print_catalog (
  is_the_only_row boolean primary key default true check (is_the_only_row),
  listed_at       timestamptz
);
comment on column print_catalog.listed_at is
  'When the partner last answered the whole list; null before the first time.';
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
  id          integer primary key check (id > 0),
  product_id  integer not null references print_products,
  position    integer not null check (position >= 0),
  size        text not null,
  color       text not null,
  color_code  text not null,
  usd_cents   integer not null check (usd_cents >= 0),
  material    text not null,
  image       text not null,
  is_in_stock boolean not null,
  is_listed   boolean not null default true
);
create index print_variants_of_product on print_variants (product_id, position);

-- The files that the print partner prints from: one for each side of a variant.
create table print_files (
  variant_id integer not null references print_variants on delete cascade,
  side       text not null check (side in ('front', 'back')),
  width_px   integer not null check (width_px > 0),
  height_px  integer not null check (height_px > 0),
  dpi        integer not null check (dpi > 0),
  fill       text not null check (fill in ('fit', 'cover')),
  primary key (variant_id, side)
);
comment on column print_files.fill is
  '''fit'': the file lies on a larger surface, as on a shirt; ''cover'': it is the whole surface, as on a poster.';

-- Pictures that customers put on their designs; the id is the name of the upload. A deleted picture stays known until
-- no design uses it. So does one of a deleted account, without its owner.
create table design_images (
  id                  uuid primary key,
  customer_id         uuid references customers on delete set null,
  name                text not null check (length(name) between 1 and 120),
  sha256              text check (sha256 ~ '^[0-9a-f]{64}$'),
  width               integer not null check (width > 0),
  height              integer not null check (height > 0),
  has_alpha           boolean not null,
  has_flat_background boolean not null,
  usage_count         integer not null default 0 check (usage_count >= 0),
  last_used           timestamptz,
  uploaded_at         timestamptz not null,
  deleted_at          timestamptz,
  unique (customer_id, sha256)
);
create index design_images_deleted on design_images (deleted_at) where deleted_at is not null;

-- Designs that customers save under a name.
create table saved_designs (
  id               uuid primary key,
  customer_id      uuid not null references customers on delete cascade,
  name             text not null check (length(name) between 1 and 50),
  description      text not null check (length(description) <= 200),
  print_product_id integer not null check (print_product_id > 0),
  print_variant_id integer not null check (print_variant_id > 0),
  product_title    text not null,
  variant_size     text not null,
  variant_color    text not null,
  product_image    text not null check (product_image !~ '^[a-z]+:'),
  sides            jsonb not null,
  current_side     text not null check (current_side in ('front', 'back')),
  selected_element text,
  preview          uuid,
  status           text not null check (status in ('draft', 'saved')),
  tags             text[] not null default '{}',
  times_used       integer not null default 0 check (times_used >= 0),
  created_at       timestamptz not null
);
comment on column saved_designs.sides is 'The design document of each side, as the contract describes it.';
comment on column saved_designs.preview is 'Name of the picture among the uploaded ones; copies of a design share it.';
comment on column saved_designs.times_used is 'How often it was opened in the designer.';
create index saved_designs_of_customer on saved_designs (customer_id, created_at desc);
create index saved_designs_preview on saved_designs (preview) where preview is not null;

-- Everything that customers do in the designer, command by command, so that a design outlives its device.
create table design_logs (
  id               uuid primary key,
  customer_id      uuid not null references customers on delete cascade,
  print_product_id integer not null check (print_product_id > 0),
  print_variant_id integer not null check (print_variant_id > 0),
  length           integer not null check (length between 0 and 10000),
  bytes            integer not null default 0 check (bytes >= 0),
  changed_at       timestamptz not null
);
comment on table design_logs is 'Two devices that change one draft at once get two logs: neither is overwritten.';
comment on column design_logs.length is
  'How many entries there are. Whoever adds names it, so that two never take the same place.';
comment on column design_logs.bytes is 'Of all entries as JSON, as they came.';
create index design_logs_of_draft on design_logs (customer_id, print_product_id, print_variant_id, changed_at desc);
create index design_logs_of_customer on design_logs (customer_id, changed_at desc);

create table design_log_entries (
  log_id uuid not null references design_logs on delete cascade,
  place  integer not null check (place >= 0),
  entry  jsonb not null,
  primary key (log_id, place)
);
comment on column design_log_entries.entry is 'A command with its time, as the contract describes it.';

-- Custom products ---------------------------------------------------------------------------------

-- Products with a customer's own design. Costs are the print partner's; the price in rupees is fixed with its rate when
-- the product enters a cart.
create table custom_products (
  id               uuid primary key,
  customer_id      uuid not null references customers on delete cascade,
  product_id       uuid references products on delete set null,
  print_product_id integer not null check (print_product_id > 0),
  print_variant_id integer not null check (print_variant_id > 0),
  product_title    text not null,
  name             text not null check (length(name) between 1 and 50),
  description      text not null check (length(description) <= 200),
  sides            jsonb not null,
  design_facts     jsonb not null default '{}',
  print_files      text[] not null default '{}',
  print_sides      text[] not null default '{}' check (print_sides <@ array['front', 'back']),
  size             text not null check (size <> ''),
  color            text not null,
  color_code       text not null,
  material         text[] not null default '{}',
  product_image    text not null,
  base_cost_cents  integer not null check (base_cost_cents >= 0),
  print_cost_cents integer not null check (print_cost_cents >= 0),
  selling_cents    integer not null,
  price_cents      bigint not null check (price_cents > 0),
  usd_rate         double precision not null check (usd_rate > 0),
  rate_set_at      timestamptz,
  priced_at        timestamptz not null,
  status           text not null check (status in ('draft', 'ready', 'ordered', 'archived')),
  version          integer not null default 0,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  constraint custom_products_cover_costs check (selling_cents >= base_cost_cents + print_cost_cents),
  constraint custom_products_side_of_each_file check (cardinality(print_sides) = cardinality(print_files))
);
comment on column custom_products.product_id is 'The product of the shop that the embedded designer was opened for.';
comment on column custom_products.sides is
  'The design document of each side, as the contract describes it; empty from the embedded designer.';
comment on column custom_products.print_files is 'Addresses at the print partner, from the embedded designer.';
comment on column custom_products.selling_cents is 'US cents. What is above both costs is the profit.';
comment on column custom_products.price_cents is 'LKR cents: the selling price at usd_rate, fixed at priced_at.';
comment on column custom_products.usd_rate is 'US dollars for one rupee.';
comment on column custom_products.rate_set_at is 'When that rate was set; null for the initial one.';
comment on column custom_products.print_sides is 'The side of each of print_files.';
create index custom_products_of_customer on custom_products (customer_id, created_at desc);

-- Designs that customers began in the print partner's own designer, which knows each by our id.
create table embedded_designs (
  id                uuid primary key,
  customer_id       uuid not null references customers on delete cascade,
  product_id        uuid not null references products on delete cascade,
  custom_product_id uuid references custom_products on delete set null,
  is_saved          boolean not null default false,
  created_at        timestamptz not null
);
comment on column embedded_designs.custom_product_id is 'What it was saved as; null before, and once that was deleted.';
create index embedded_designs_of_customer on embedded_designs (customer_id);
create index embedded_designs_by_age on embedded_designs (created_at);

-- What custom products are printed from: a file for each side of a version, drawn once. The shopper approves the files
-- of the version that is ordered, and they are bound to the order's lines.
create table custom_product_prints (
  name              uuid primary key,
  custom_product_id uuid not null references custom_products on delete cascade,
  version           integer not null,
  side              text not null check (side in ('front', 'back')),
  sha256            text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  width_px          integer not null check (width_px > 0),
  height_px         integer not null check (height_px > 0),
  dpi               integer not null check (dpi > 0),
  fill              text not null default 'fit' check (fill in ('fit', 'cover')),
  drawn_at          timestamptz not null,
  approved_at       timestamptz,
  unique (custom_product_id, version, side)
);
comment on column custom_product_prints.name is 'Of its files; nobody can guess it.';
comment on column custom_product_prints.approved_at is 'When its shopper approved all sides of the version.';

create table order_line_prints (
  order_line_id uuid not null references order_lines on delete cascade,
  side          text not null check (side in ('front', 'back')),
  name          uuid not null,
  sha256        text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  width_px      integer not null check (width_px > 0),
  height_px     integer not null check (height_px > 0),
  dpi           integer not null check (dpi > 0),
  primary key (order_line_id, side)
);
comment on table order_line_prints is
  'The prints that were approved for what was ordered; no other file may be printed.';
create index order_line_prints_name on order_line_prints (name);

create table custom_product_mockups (
  id                uuid primary key,
  custom_product_id uuid not null references custom_products on delete cascade,
  side              text not null check (side in ('front', 'back')),
  image             text not null check (image ~ '^/'),
  created_at        timestamptz not null,
  unique (custom_product_id, side)
);
comment on column custom_product_mockups.image is 'An address of the shop''s.';

-- Mockups that the print partner is making. Their state is stored, so that all servers together ask no more often than
-- the partner allows.
create table mockup_tasks (
  key               uuid primary key,
  custom_product_id uuid not null references custom_products on delete cascade,
  side              text not null check (side in ('front', 'back')),
  print_name        uuid not null,
  partner_name      text not null,
  state             text not null check (state in ('pending', 'completed', 'failed')),
  image             text check (image ~ '^/'),
  started_at        timestamptz not null,
  asked_at          timestamptz not null,
  constraint mockup_tasks_completed_has_image check ((state = 'completed') = (image is not null))
);
comment on column mockup_tasks.key is 'What a shopper asks by; nobody can guess it.';
comment on column mockup_tasks.print_name is 'The print that it shows.';
comment on column mockup_tasks.partner_name is 'Its name at the print partner.';
comment on column mockup_tasks.asked_at is 'When the partner was last asked about it.';
create index mockup_tasks_of_product on mockup_tasks (custom_product_id, print_name);
create index mockup_tasks_started on mockup_tasks (started_at);

-- Fulfilment by the print partner -----------------------------------------------------------------

-- One order at the print partner for the made-to-order lines of an order, known there by its external id.
create table partner_orders (
  id                   uuid primary key,
  order_id             uuid not null unique references orders on delete cascade,
  external_id          text not null unique check (external_id ~ '^[A-Za-z0-9_-]{1,32}$'),
  attempt              smallint not null default 1 check (attempt > 0),
  state                text not null
    check (state in ('held', 'queued', 'sent', 'on-hold', 'printing', 'shipped', 'delivered', 'refused', 'cancelled')),
  held_reason          text,
  problem              text,
  problem_note         text not null default '',
  incident             text check (incident is null
    or incident in ('parcel-returned', 'parcel-cancelled', 'refunded-there', 'stopped-there')),
  incident_note        text not null default '',
  incident_resolved_at timestamptz,
  tries                integer not null default 0,
  claimed_until        timestamptz,
  send_error           text not null default '',
  cancel_requested_at  timestamptz,
  partner_id           text not null default '',
  currency_code        text check (length(currency_code) = 3),
  goods_minor          bigint,
  shipping_minor       bigint,
  tax_minor            bigint,
  total_minor          bigint,
  usd_rate             double precision check (usd_rate > 0),
  carrier              text not null default '',
  tracking_number      text not null default '',
  tracking_url         text not null default '' check (tracking_url = '' or tracking_url like 'https://%'),
  delivered_shipments  text[] not null default '{}',
  checked_at           timestamptz,
  created_at           timestamptz not null,
  changed_at           timestamptz not null,
  version              integer not null default 0,
  constraint partner_orders_held_has_reason check ((state = 'held') = (held_reason is not null)),
  constraint partner_orders_refused_has_problem check ((state = 'refused') = (problem is not null))
);
comment on column partner_orders.tries is 'How often sending began: from the second on, the partner is asked first.';
comment on column partner_orders.claimed_until is 'While this is in the future, somebody is sending it.';
comment on column partner_orders.usd_rate is 'Units of currency_code for one rupee, when it was sent.';
comment on column partner_orders.delivered_shipments is
  'Those of its parcels that have arrived, by the partner''s ids.';
comment on column partner_orders.incident is 'The newest one; null if there was none.';
comment on column partner_orders.incident_note is 'In the partner''s words.';
create index partner_orders_state on partner_orders (state, created_at desc);
create index partner_orders_checked on partner_orders (checked_at)
  where state in ('sent', 'on-hold', 'printing', 'shipped');
create index partner_orders_of_rejected_files on partner_orders (created_at desc) where problem = 'file-rejected';

create table partner_order_lines (
  line_id          uuid primary key references order_lines on delete cascade,
  partner_order_id uuid not null references partner_orders on delete cascade,
  print_variant_id integer,
  units            integer check (units > 0),
  files            jsonb not null default '[]'
);
comment on column partner_order_lines.print_variant_id is 'Null if the product was not known any more.';
comment on column partner_order_lines.files is 'The print files as they were sent.';
comment on column partner_order_lines.units is 'As sent; null of a line that was not sent.';
create index partner_order_lines_of on partner_order_lines (partner_order_id);

create table partner_order_events (
  id               bigint generated always as identity primary key,
  partner_order_id uuid not null references partner_orders on delete cascade,
  at               timestamptz not null,
  state            text not null,
  text             text not null,
  actor            text not null,
  note             text not null default ''
);
create index partner_order_events_of on partner_order_events (partner_order_id, id);

create table print_webhook_events (
  body_sha256      text primary key,
  partner_order_id uuid not null references partner_orders on delete cascade,
  type             text not null,
  received_at      timestamptz not null
);
create index print_webhook_events_received on print_webhook_events (received_at);

-- Chat --------------------------------------------------------------------------------------------

-- Each customer has one conversation with the shop. Its messages are numbered from 1 without gaps, so that either side
-- can tell what it missed.
create table chat_conversations (
  id                    uuid primary key,
  customer_id           uuid not null unique references customers on delete cascade,
  status                text not null default 'closed' check (status in ('open', 'waiting', 'closed')),
  assigned_to           uuid references staff on delete set null,
  last_sequence         integer not null default 0 check (last_sequence >= 0),
  customer_read         integer not null default 0,
  staff_read            integer not null default 0,
  mailed_sequence       integer not null default 0,
  last_message_at       timestamptz,
  waiting_since         timestamptz,
  customer_seen_at      timestamptz,
  customer_online_until timestamptz,
  version               integer not null default 0 check (version >= 0),
  created_at            timestamptz not null,
  constraint chat_conversations_customer_read check (customer_read between 0 and last_sequence),
  constraint chat_conversations_staff_read check (staff_read between 0 and last_sequence),
  constraint chat_conversations_mailed check (mailed_sequence between 0 and last_sequence),
  constraint chat_conversations_last_message check ((last_sequence = 0) = (last_message_at is null))
);
comment on column chat_conversations.status is
  'open: the customer waits for an answer; waiting: the shop waits for the customer.';
comment on column chat_conversations.mailed_sequence is
  'Up to here the customer had an email about messages that nobody read.';
comment on column chat_conversations.waiting_since is 'Since when the customer waits for an answer.';
comment on column chat_conversations.customer_online_until is
  'Browsers with the chat open move it on twice a minute; it passes by itself when a server process dies.';
create index chat_conversations_inbox on chat_conversations (status, last_message_at desc) where last_sequence > 0;

-- One concern: from its first message until staff close it.
create table chat_cases (
  id              uuid primary key,
  conversation_id uuid not null references chat_conversations on delete cascade,
  opened_by       text not null default 'customer' check (opened_by in ('customer', 'staff')),
  opened_at       timestamptz not null,
  answered_at     timestamptz,
  closed_at       timestamptz,
  closed_by       uuid references staff on delete set null,
  rating          smallint check (rating between 1 and 5),
  rating_note     text not null default '' check (length(rating_note) <= 500),
  rated_at        timestamptz,
  constraint chat_cases_answered_after_opened check (answered_at >= opened_at),
  constraint chat_cases_closed_after_opened check (closed_at >= opened_at),
  constraint chat_cases_rating_has_time check ((rating is null) = (rated_at is null)),
  constraint chat_cases_rated_once_closed check (rated_at is null or closed_at is not null)
);
comment on column chat_cases.opened_by is 'Only those that customers open wait for a first answer.';
create unique index chat_cases_open on chat_cases (conversation_id) where closed_at is null;
create index chat_cases_of_conversation on chat_cases (conversation_id, opened_at desc);
create index chat_cases_by_time on chat_cases (opened_at);

create table chat_proposals (
  id              uuid primary key,
  conversation_id uuid not null references chat_conversations on delete cascade,
  kind            text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  terms           jsonb not null,
  title           text not null check (length(title) between 1 and 300),
  facts           jsonb not null default '[]' check (jsonb_typeof(facts) = 'array'),
  status          text not null default 'open'
    check (status in ('open', 'accepted', 'declined', 'withdrawn', 'failed')),
  outcome         text not null default '' check (length(outcome) <= 500),
  staff_id        uuid references staff on delete set null,
  created_at      timestamptz not null,
  decided_at      timestamptz,
  started_at      timestamptz,
  constraint chat_proposals_started_once_accepted check (started_at is null or status in ('accepted', 'failed')),
  constraint chat_proposals_decided_has_time check ((status = 'open') = (decided_at is null))
);
comment on column chat_proposals.terms is 'What is to happen, as the feature that does it understands it.';
comment on column chat_proposals.started_at is 'When what was agreed began to happen: it is begun once.';
create index chat_proposals_of_conversation on chat_proposals (conversation_id, created_at desc);

create table chat_messages (
  conversation_id uuid not null references chat_conversations on delete cascade,
  sequence        integer not null check (sequence > 0),
  id              uuid not null unique,
  sender          text not null check (sender in ('customer', 'staff')),
  staff_id        uuid references staff on delete set null,
  sender_name     text not null check (sender_name <> ''),
  client_id       text not null check (length(client_id) between 1 and 64),
  body            text not null check (length(body) <= 2000),
  card            jsonb,
  picture_id      uuid unique,
  proposal_id     uuid unique references chat_proposals on delete cascade,
  created_at      timestamptz not null,
  primary key (conversation_id, sequence),
  unique (conversation_id, sender, client_id),
  constraint chat_messages_say_something check (body <> '' or num_nonnulls(card, picture_id, proposal_id) > 0),
  constraint chat_messages_staff_is_sender check (sender = 'staff' or num_nonnulls(staff_id, proposal_id) = 0)
);
create index chat_messages_body on chat_messages using gin (body gin_trgm_ops);
create index chat_messages_by_time on chat_messages (created_at);

-- Stores a message under the next number, once for each client id. A customer's message marks nothing of the shop as
-- read: it may have waited without a connection while answers came.
create function store_chat_message(
  in_conversation uuid, in_sender text, in_staff uuid, in_name text, in_client text, in_id uuid, in_body text,
  in_card jsonb, in_picture uuid, in_proposal uuid, in_case uuid, in_at timestamptz
) returns table (stored_id uuid, stored_sequence integer, is_repeat boolean) language plpgsql as $$
declare
  stored chat_messages;
  next integer;
begin
  perform from chat_conversations where id = in_conversation for update;
  if not found then return; end if;
  select * into stored from chat_messages
    where conversation_id = in_conversation and sender = in_sender and client_id = in_client;
  if found then return query select stored.id, stored.sequence, true; return; end if;
  update chat_conversations set
    last_sequence = last_sequence + 1,
    last_message_at = in_at,
    status = case in_sender when 'customer' then 'open' else 'waiting' end,
    waiting_since = case in_sender when 'customer' then coalesce(waiting_since, in_at) end,
    customer_read = case when in_sender = 'customer' and customer_read = last_sequence
      then last_sequence + 1 else customer_read end,
    staff_read = case in_sender when 'staff' then last_sequence + 1 else staff_read end,
    customer_seen_at = case in_sender when 'customer' then in_at else customer_seen_at end,
    version = version + 1
    where id = in_conversation returning last_sequence into next;
  insert into chat_messages (conversation_id, sequence, id, sender, staff_id, sender_name, client_id, body, card,
    picture_id, proposal_id, created_at)
  values (in_conversation, next, in_id, in_sender, in_staff, in_name, in_client, in_body, in_card, in_picture,
    in_proposal, in_at);
  insert into chat_cases (id, conversation_id, opened_at, opened_by)
    values (in_case, in_conversation, in_at, in_sender)
    on conflict (conversation_id) where closed_at is null do nothing;
  if in_sender = 'staff' then
    update chat_cases set answered_at = greatest(in_at, opened_at)
      where conversation_id = in_conversation and closed_at is null and answered_at is null
        and opened_by = 'customer';
  end if;
  return query select in_id, next, false;
end $$;

-- Which staff have a conversation open, by connection; one that is not seen any more counts as closed.
create unlogged table chat_viewers (
  connection_id   text primary key,
  conversation_id uuid not null references chat_conversations on delete cascade,
  staff_id        uuid not null references staff on delete cascade,
  staff_name      text not null,
  seen_at         timestamptz not null
);
create index chat_viewers_of_conversation on chat_viewers (conversation_id);

-- Only staff read notes. They have no number: customers would find a gap.
create table chat_notes (
  id              uuid primary key,
  conversation_id uuid not null references chat_conversations on delete cascade,
  staff_id        uuid references staff on delete set null,
  staff_name      text not null,
  body            text not null check (length(body) between 1 and 2000),
  created_at      timestamptz not null
);
create index chat_notes_of_conversation on chat_notes (conversation_id, created_at);

create table chat_canned_replies (
  id         uuid primary key,
  title      text not null unique check (length(title) between 1 and 80),
  body       text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table chat_opening_hours (
  weekday   smallint primary key check (weekday between 1 and 7),
  opens_at  time,
  closes_at time,
  constraint chat_opening_hours_both_or_none check ((opens_at is null) = (closes_at is null)),
  constraint chat_opening_hours_open_before_close check (opens_at < closes_at)
);
comment on column chat_opening_hours.weekday is '1 is Monday. Times are those of Colombo; null: closed that day.';
insert into chat_opening_hours (weekday, opens_at, closes_at)
select day, case when day < 7 then time '09:00' end, case when day < 7 then time '18:00' end
from generate_series(1, 7) day;

create table chat_settings (
  is_only   boolean primary key default true check (is_only),
  away_text text not null check (length(away_text) between 1 and 300),
  version   integer not null default 0 check (version >= 0)
);
insert into chat_settings (away_text)
values ('We are away right now. Leave a message and we will answer as soon as we are back.');

-- Community ---------------------------------------------------------------------------------------

-- What each level of the community brings, as staff set it.
create table community_levels (
  level            text primary key check (level in ('member', 'ambassador', 'vip')),
  has_early_access boolean not null,
  has_own_page     boolean not null,
  extras           text[] not null default '{}' check (cardinality(extras) <= 6
    and length(array_to_string(extras, '')) <= 720),
  version          integer not null default 1
);
comment on table community_levels is 'Three rows, one a level.';
comment on column community_levels.has_early_access is 'Its members buy products before they open for everyone.';
comment on column community_levels.has_own_page is 'Its members have a page with products and their referral link.';
comment on column community_levels.extras is 'What else it brings, in words that its members read.';
insert into community_levels (level, has_early_access, has_own_page, extras) values
  ('member', false, false, '{"Points for the looks you share, and prizes in challenges"}'),
  ('ambassador', true, true, '{"A badge beside your name"}'),
  ('vip', true, false, '{"A badge beside your name"}');

create table community_members (
  customer_id     uuid primary key references customers on delete cascade,
  joined_at       timestamptz not null,
  level           text not null default 'member' check (level in ('member', 'ambassador', 'vip')),
  slug            text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  display_name    text not null default '' check (length(display_name) <= 40),
  bio             text not null default '' check (length(bio) <= 400),
  is_hidden       boolean not null default false,
  blocked_at      timestamptz,
  blocked_reason  text not null default '',
  is_buyer        boolean not null default false,
  submissions     integer not null default 0 check (submissions >= 0),
  total_likes     integer not null default 0 check (total_likes >= 0),
  challenges_won  integer not null default 0 check (challenges_won >= 0),
  lifetime_points integer not null default 0,
  constraint community_members_blocked_has_reason check ((blocked_at is null) = (blocked_reason = ''))
);
comment on column community_members.is_hidden is 'Shown without name, picture and profile, and on no leaderboard.';
comment on column community_members.total_likes is 'Likes that count: of others, who bought something and kept it.';
comment on column community_members.lifetime_points is 'As loyalty last said, in the transaction that changed them.';
comment on column community_members.bio is 'Shown on the public profile; plain text.';
comment on column community_members.is_buyer is
  'Has an order that was paid, whose return window is over, and that was not refunded as a whole.';
create index community_by_likes on community_members (total_likes desc, joined_at, customer_id)
  where not is_hidden and blocked_at is null and total_likes > 0;
create index community_by_challenges on community_members (challenges_won desc, joined_at, customer_id)
  where not is_hidden and blocked_at is null and challenges_won > 0;
create index community_members_by_level on community_members (level, joined_at desc) where level <> 'member';
create index community_by_looks_of_buyers on community_members (submissions desc, joined_at, customer_id)
  where not is_hidden and blocked_at is null and is_buyer and submissions > 0;
create index community_by_points_of_buyers on community_members (lifetime_points desc, joined_at, customer_id)
  where not is_hidden and blocked_at is null and is_buyer and lifetime_points > 0;

create table community_milestones (
  customer_id uuid not null references community_members on delete cascade,
  kind        text not null check (kind in ('submissions', 'likes', 'challenges')),
  threshold   integer not null check (threshold > 0),
  reached_at  timestamptz not null,
  primary key (customer_id, kind, threshold)
);

create table community_uploads (
  id       uuid primary key,
  width    integer not null check (width > 0),
  height   integer not null check (height > 0),
  added_at timestamptz not null
);
comment on table community_uploads is
  'Pictures of articles and challenges; the id is the name among the uploaded pictures. px.';

create table community_challenges (
  id             uuid primary key,
  title          text not null check (length(title) between 1 and 120),
  description    text not null default '' check (length(description) <= 4000),
  rules          text not null default '' check (length(rules) <= 4000),
  featured_image text not null default '',
  upload_id      uuid references community_uploads,
  start_date     date not null,
  end_date       date not null,
  is_published   boolean not null default true,
  version        integer not null default 1,
  created_at     timestamptz not null,
  constraint community_challenges_end_after_start check (end_date >= start_date)
);
comment on column community_challenges.end_date is 'The last day in Colombo that it takes entries.';
create index community_challenges_by_end on community_challenges (end_date, start_date) where is_published;
create index community_challenges_of_upload on community_challenges (upload_id) where upload_id is not null;

create table community_prizes (
  challenge_id   uuid not null references community_challenges on delete cascade,
  position       smallint not null check (position between 1 and 10),
  description    text not null check (length(description) between 1 and 300),
  loyalty_points integer not null default 0 check (loyalty_points between 0 and 1000),
  primary key (challenge_id, position)
);

create table community_submissions (
  id             uuid primary key,
  customer_id    uuid not null references community_members on delete cascade,
  title          text not null check (length(title) between 1 and 100),
  description    text not null check (length(description) between 1 and 2000),
  challenge_id   uuid references community_challenges,
  instagram_link text not null default '' check (instagram_link = '' or instagram_link ~ '^https?://'),
  hashtags       text[] not null default '{}' check (cardinality(hashtags) <= 10),
  likes_count    integer not null default 0 check (likes_count >= 0),
  views          integer not null default 0 check (views >= 0),
  created_at     timestamptz not null,
  hidden_at      timestamptz,
  hidden_reason  text not null default '',
  constraint community_submissions_hidden_has_reason check ((hidden_at is null) = (hidden_reason = ''))
);
create index community_gallery on community_submissions (created_at desc, id desc) where hidden_at is null;
create index community_submissions_of_member on community_submissions (customer_id, created_at desc);
create index community_entries_of_challenge on community_submissions (challenge_id, created_at desc)
  where challenge_id is not null;

create table community_images (
  submission_id uuid not null references community_submissions on delete cascade,
  place         smallint not null check (place between 1 and 5),
  upload_id     uuid unique,
  url           text not null,
  caption       text not null default '' check (length(caption) <= 140),
  primary key (submission_id, place)
);
comment on column community_images.upload_id is 'null of pictures that the shop brings along.';

create table community_likes (
  submission_id uuid not null references community_submissions on delete cascade,
  customer_id   uuid not null references customers on delete cascade,
  is_counted    boolean not null,
  liked_at      timestamptz not null,
  primary key (submission_id, customer_id)
);
comment on column community_likes.is_counted is
  'On the leaderboard: not of the author, and of people who kept what they bought.';
create index community_likes_of_customer on community_likes (customer_id, liked_at);
create index community_likes_newest on community_likes (submission_id, liked_at desc);

create table community_featured (
  submission_id uuid not null references community_submissions on delete cascade,
  product_id    uuid not null references products on delete cascade,
  place         smallint not null check (place between 1 and 12),
  primary key (submission_id, product_id)
);
create index community_featured_products on community_featured (product_id);

-- Who has seen what on which day; kept for two days.
create table community_views (
  subject_id uuid not null,
  viewer     text not null check (length(viewer) <= 64),
  day        date not null,
  primary key (subject_id, viewer, day)
);
create index community_views_by_day on community_views (day);

create table community_winners (
  challenge_id  uuid not null,
  position      smallint not null,
  submission_id uuid references community_submissions on delete set null,
  customer_id   uuid references community_members on delete set null,
  points        integer not null check (points >= 0),
  chosen_at     timestamptz not null,
  primary key (challenge_id, position),
  foreign key (challenge_id, position) references community_prizes
);
create unique index community_wins_once on community_winners (challenge_id, customer_id) where customer_id is not null;
create index community_wins_of_member on community_winners (customer_id) where customer_id is not null;
create index community_wins_of_submission on community_winners (submission_id) where submission_id is not null;

create table community_posts (
  id             uuid primary key,
  slug           text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  title          text not null check (length(title) between 1 and 160),
  category       text not null check (category in ('challenge', 'styling-tips', 'spotlight')),
  excerpt        text not null check (length(excerpt) between 1 and 400),
  body_html      text not null default '',
  featured_image text not null default '',
  published_at   timestamptz,
  views          integer not null default 0 check (views >= 0),
  version        integer not null default 1,
  created_at     timestamptz not null
);
comment on column community_posts.published_at is 'null of drafts; in the future of those that are scheduled.';
create index community_news on community_posts (published_at desc, id desc) where published_at is not null;

-- No upload can be deleted while an article or a challenge shows it.
create table community_post_uploads (
  post_id   uuid not null references community_posts on delete cascade,
  upload_id uuid not null references community_uploads,
  primary key (post_id, upload_id)
);
create index community_posts_of_upload on community_post_uploads (upload_id);

create table community_post_products (
  post_id    uuid not null references community_posts on delete cascade,
  product_id uuid not null references products on delete cascade,
  place      smallint not null check (place between 1 and 12),
  primary key (post_id, product_id)
);
create index community_posts_of_product on community_post_products (product_id);

create table community_applications (
  customer_id    uuid primary key references customers on delete cascade,
  full_name      text not null check (length(full_name) between 1 and 120),
  email          text not null check (length(email) between 3 and 254),
  phone          text not null check (length(phone) between 1 and 40),
  instagram      text not null default '',
  facebook       text not null default '',
  tiktok         text not null default '',
  youtube        text not null default '',
  follower_count integer not null check (follower_count >= 0),
  bio            text not null check (length(bio) between 1 and 2000),
  why_ambassador text not null check (length(why_ambassador) between 1 and 2000),
  content_ideas  text not null default '' check (length(content_ideas) <= 2000),
  portfolio      text[] not null default '{}' check (cardinality(portfolio) <= 3),
  status         text not null default 'pending' check (status in ('pending', 'reviewing', 'approved', 'rejected')),
  review_notes   text not null default '' check (length(review_notes) <= 1000),
  applied_at     timestamptz not null,
  decided_at     timestamptz
);
create index community_applications_by_status on community_applications (status, applied_at);

-- Moderation of the community ---------------------------------------------------------------------

create table community_reports (
  submission_id uuid not null references community_submissions on delete cascade,
  customer_id   uuid not null references customers on delete cascade,
  reason        text not null check (reason in ('offensive', 'spam', 'off-topic', 'private')),
  reported_at   timestamptz not null,
  primary key (submission_id, customer_id)
);
create index community_reports_of_customer on community_reports (customer_id);

create table community_appeals (
  submission_id uuid primary key references community_submissions on delete cascade,
  message       text not null check (length(message) between 1 and 1000),
  appealed_at   timestamptz not null,
  decided_at    timestamptz,
  answer        text not null default '' check (length(answer) <= 300)
);
create index community_appeals_open on community_appeals (appealed_at) where decided_at is null;

create table community_banned_words (
  word     text primary key check (word = lower(word) and length(word) between 2 and 60),
  added_at timestamptz not null
);

-- Looks that are worn -----------------------------------------------------------------------------

-- Looks in what their authors bought and kept, shown on the pages of those products while they agree.
create table community_worn_looks (
  submission_id   uuid primary key references community_submissions on delete cascade,
  height_cm       smallint check (height_cm between 100 and 230),
  consented_at    timestamptz,
  consent_version text not null default '',
  constraint community_worn_looks_consent_has_version check ((consented_at is null) = (consent_version = ''))
);
comment on column community_worn_looks.height_cm is 'Of the author; null if it is not said.';
comment on column community_worn_looks.consented_at is 'null while the author does not agree.';

create table community_worn_items (
  submission_id uuid not null references community_worn_looks on delete cascade,
  place         smallint not null check (place between 1 and 8),
  product_id    uuid not null references products on delete cascade,
  variant_index integer not null check (variant_index >= 0),
  size          text not null check (length(size) between 1 and 40),
  color         text not null,
  is_owned      boolean not null default true,
  primary key (submission_id, product_id, variant_index, size),
  unique (submission_id, place)
);
comment on column community_worn_items.is_owned is 'The author still has it: nothing of it goes back.';
create index community_worn_of_product on community_worn_items (product_id, size) where is_owned;

-- What authors agreed to and took back: only added to.
create table community_worn_consents (
  id            bigint generated always as identity primary key,
  submission_id uuid not null references community_worn_looks on delete cascade,
  is_given      boolean not null,
  version       text not null check (length(version) between 1 and 20),
  at            timestamptz not null
);
comment on column community_worn_consents.version is
  'Of the words that were shown; of a withdrawal, those that it ends.';
create index community_worn_consents_of_look on community_worn_consents (submission_id, id);
