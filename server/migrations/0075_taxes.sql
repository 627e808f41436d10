-- How prices and taxes go together, and the rates by country and class of product.
create table tax_settings (
  id         smallint primary key default 1 check (id = 1),
  mode       text not null default 'off' check (mode in ('off', 'included', 'added')),
  version    integer not null default 0 check (version >= 0),
  changed_at timestamptz
);
insert into tax_settings default values;

create table tax_rates (
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  tax_class    text not null check (tax_class in ('standard', 'reduced')),
  name         text not null check (length(btrim(name)) between 1 and 20),
  rate         integer not null check (rate between 0 and 10000),
  primary key (country_code, tax_class)
);
comment on column tax_rates.rate is 'In hundredths of a percent.';

alter table products add column tax_class text not null default 'standard'
  constraint products_tax_class check (tax_class in ('standard', 'reduced', 'zero'));

-- What was charged stays with the order, whatever becomes of the rates.
alter table order_lines
  add column tax_name text not null default '',
  add column tax_rate integer,
  add constraint order_lines_tax check ((tax_rate is null) = (tax_name = '') and tax_rate between 0 and 10000);
alter table orders
  add column shipping_tax_name text not null default '',
  add column shipping_tax_rate integer,
  add constraint orders_shipping_tax
    check ((shipping_tax_rate is null) = (shipping_tax_name = '') and shipping_tax_rate between 0 and 10000);

-- The taxes as a document states them: name, rate, netCents, taxCents and grossCents of each.
alter table invoices add column taxes jsonb not null default '[]'
  constraint invoices_taxes check (jsonb_typeof(taxes) = 'array');
alter table credit_notes add column taxes jsonb not null default '[]'
  constraint credit_notes_taxes check (jsonb_typeof(taxes) = 'array');
