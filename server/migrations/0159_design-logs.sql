-- Everything that customers do in the designer, command by command, so that a design outlives its device.

create table design_logs (
  id               uuid primary key,
  customer_id      uuid not null references customers (id) on delete cascade,
  print_product_id integer not null check (print_product_id > 0),
  print_variant_id integer not null check (print_variant_id > 0),
  length           integer not null check (length between 0 and 10000),
  changed_at       timestamptz not null
);
comment on table design_logs is 'Two devices that change one draft at once get two logs: neither is overwritten.';
comment on column design_logs.length is 'How many entries there are. Whoever adds names it, so that two never take the same place.';
create index design_logs_of_draft on design_logs (customer_id, print_product_id, print_variant_id, changed_at desc);
create index design_logs_of_customer on design_logs (customer_id, changed_at desc);

create table design_log_entries (
  log_id uuid not null references design_logs (id) on delete cascade,
  place  integer not null check (place >= 0),
  entry  jsonb not null,
  primary key (log_id, place)
);
comment on column design_log_entries.entry is 'A command with its time, as the contract describes it.';
