-- Orders that were placed from one cart while an earlier one still awaited its payment are attempts at the same
-- purchase: one of them is paid, the others end with it.

alter table orders add column checkout_id uuid;
create index orders_of_checkout on orders (checkout_id) where checkout_id is not null;
create unique index orders_one_paid_of_checkout on orders (checkout_id)
  where checkout_id is not null and payment_state in ('paid', 'partly-refunded');
comment on column orders.checkout_id is 'The purchase that it is an attempt at; null for an order that names no cart.';
