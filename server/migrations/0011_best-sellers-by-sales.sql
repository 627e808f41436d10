-- Best sellers follow from what is sold, unless staff say 'always' or 'never' of a product.

alter table products
  add column best_seller_choice text not null default 'automatic'
    check (best_seller_choice in ('automatic', 'always', 'never')),
  add constraint products_best_seller_as_chosen check (
    best_seller_choice = 'automatic' or best_seller = (best_seller_choice = 'always'));

create index products_always_best on products (id) where best_seller_choice = 'always';
create index orders_kept on orders (placed_at)
  where payment_state = 'paid' and fulfilment <> 'cancelled' and returns_state <> 'refunded';
