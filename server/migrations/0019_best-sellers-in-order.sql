-- The best seller that sold most stands first. Flags that nobody ranked follow, the newest first.

alter table products
  add column best_seller_rank integer check (best_seller_rank > 0);
