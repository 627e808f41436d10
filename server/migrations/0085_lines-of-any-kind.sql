-- Carts, wishlists and orders may name things of any kind, not only products of the catalogue. `kind` says which feature
-- knows the id. The version before writes products only: the default is theirs, and it shows no line of another kind.

alter table cart_items
  add column kind text not null default 'product',
  drop constraint cart_items_product_id_fkey,
  add column catalogue_id uuid generated always as (case when kind = 'product' then product_id end) stored
    constraint cart_items_of_product references products (id) on delete cascade;
comment on column cart_items.product_id is 'The id within its kind.';
comment on column cart_items.catalogue_id is 'The same for a product, which has to exist.';

alter table wishlist_items
  add column kind text not null default 'product',
  drop constraint wishlist_items_product_id_fkey,
  add column catalogue_id uuid generated always as (case when kind = 'product' then product_id end) stored
    constraint wishlist_items_is_product references products (id) on delete cascade;
comment on column wishlist_items.product_id is 'The id within its kind.';
comment on column wishlist_items.catalogue_id is 'The same for a product, which has to exist.';

alter table order_lines
  add column kind text not null default 'product',
  add column item_id uuid,
  add column path text,
  add column options text[] not null default '{}',
  drop constraint order_lines_check,
  add constraint order_lines_item check (
    (kind = 'product') = (product_id is not null) and num_nonnulls(product_id, item_id) = 1);
comment on column order_lines.item_id is 'What was bought, if it is not a product: the id within its kind.';
comment on column order_lines.path is 'Its page in the store; none for lines of the version before, which are products.';
comment on column order_lines.options is 'The chosen options in words; empty for lines of the version before.';
comment on column order_lines.custom_product_id is 'Never written; the version before still reads it.';
