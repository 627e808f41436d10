-- Staff set rates: who saves second is told, and everyone sees how old a rate is.
alter table currencies
  add column version integer not null default 0,
  add column rate_changed_at timestamptz,
  add constraint currencies_name_length check (length(name) between 1 and 60),
  add constraint currencies_symbol_length check (length(symbol) <= 6);
