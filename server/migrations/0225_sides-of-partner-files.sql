-- A print file of the embedded designer says which side it is for: a design can have a print on its back alone.

alter table custom_products add column print_sides text[] not null default '{}'
  check (print_sides <@ array['front', 'back']);
comment on column custom_products.print_sides is
  'The side of each of print_files. Empty of one from before this column: then the first file is the front.';
