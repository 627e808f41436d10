-- Which piece of the print partner's catalogue a product is, so that the partner can be asked what sending it costs.
alter table products
  add column print_variant_id integer check (print_variant_id > 0),
  add constraint products_printed check (made_to_order or print_variant_id is null);
