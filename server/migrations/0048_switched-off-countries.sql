-- Countries that staff have switched off: no parcels go there, whatever zone holds them. The shop's own country stays on.

create table switched_off_countries (
  country_code    text primary key check (country_code ~ '^[A-Z]{2}$' and country_code <> 'LK'),
  switched_off_at timestamptz not null
);
