-- Where shoppers who allowed it were found, and what became of the address. Nobody's name: the number of a browser only.

create table detected_locations (
  id          uuid primary key,
  session_id  text not null check (length(session_id) between 1 and 64),
  latitude    double precision not null check (latitude between -90 and 90),
  longitude   double precision not null check (longitude between -180 and 180),
  accuracy_m  integer check (accuracy_m >= 0),
  city        text not null,
  state       text not null,
  district    text not null,
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  postal_code text not null,
  zone_id     uuid references shipping_zones (id),
  detected_at timestamptz not null
);
comment on column detected_locations.latitude is 'Rounded to four decimals, about eleven metres; no street is kept.';
create index detected_locations_age on detected_locations (detected_at);

create table location_actions (
  id          bigint generated always as identity primary key,
  location_id uuid not null references detected_locations (id) on delete cascade,
  action      text not null check (action in ('address_auto_filled', 'address_used', 'address_declined')),
  details     jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  at          timestamptz not null
);
-- Where a shopper was found whose order goes there: for the courier, and forgotten with the rest of the address.
alter table orders add column location jsonb check (jsonb_typeof(location) = 'object');

create index location_actions_of_location on location_actions (location_id);
