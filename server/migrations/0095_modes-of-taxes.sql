-- How prices and taxes went together when an order was placed or a quote was made.
alter table orders add column tax_mode text not null default 'off'
  constraint orders_tax_mode check (tax_mode in ('off', 'included', 'added'));
alter table quotes add column tax_mode text not null default 'off'
  constraint quotes_tax_mode check (tax_mode in ('off', 'included', 'added'));
