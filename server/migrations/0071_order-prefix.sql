-- What the numbers of orders begin with is the owner's. An order keeps the number that it was placed with.
alter table store_details add column order_prefix text not null default ''
  check (order_prefix ~ '^([A-Z][A-Z0-9]{0,5})?$');
alter table orders drop constraint orders_number_is_end_of_id,
  add constraint orders_number_is_end_of_id
    check (number ~ ('^([A-Z][A-Z0-9]{0,5}-)?' || upper(right(id::text, 8)) || '$'));
