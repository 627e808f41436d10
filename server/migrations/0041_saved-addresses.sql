-- Where a customer has things sent to, kept to be chosen from at the next order.

create table saved_addresses (
  id           uuid primary key,
  customer_id  uuid not null references customers (id) on delete cascade,
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

-- The same door of the same person stands there once, whatever the case of its letters.
create unique index saved_addresses_once on saved_addresses (
  customer_id,
  md5(lower(first_name || E'\x1f' || last_name || E'\x1f' || street || E'\x1f' || apartment || E'\x1f' || city
    || E'\x1f' || state || E'\x1f' || postal_code || E'\x1f' || country_code))
);
create unique index saved_addresses_one_default on saved_addresses (customer_id) where is_default;
