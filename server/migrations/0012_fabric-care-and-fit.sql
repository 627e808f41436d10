-- What a product is made of, how it is cared for and how it sits stand in fields of their own.

alter table products
  add column fabric text not null default '' check (length(fabric) <= 200),
  add column care text[] not null default '{}' check (care <@ array[
    'wash-60', 'wash-40', 'wash-30', 'wash-hand', 'wash-no', 'bleach-no', 'tumble-low', 'tumble-no', 'dry-line',
    'dry-shade', 'dry-flat', 'iron-high', 'iron-medium', 'iron-low', 'iron-no', 'clean-dry', 'clean-no']),
  add column care_note text not null default '' check (length(care_note) <= 300),
  add column fit text not null default '' check (length(fit) <= 300);
