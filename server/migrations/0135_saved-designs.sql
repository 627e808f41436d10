-- Designs that customers save under a name, to go on with or to start from.

create table saved_designs (
  id               uuid primary key,
  customer_id      uuid not null references customers (id) on delete cascade,
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
