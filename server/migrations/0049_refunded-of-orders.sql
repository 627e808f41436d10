-- How much of what was charged went back to the shopper by now, in minor units; the list of orders says it.

alter table orders add column refunded_minor bigint not null default 0;

update orders o set refunded_minor = least(o.charged_minor, r.minor)
from (
  select order_id, sum(amount_minor) as minor from refunds
  where state in ('made', 'outside', 'credited') and reason in ('order-cancelled', 'staff')
  group by order_id
) r
where r.order_id = o.id and o.payment_state in ('partly-refunded', 'refunded');

alter table orders add constraint orders_refunded_is_of_charged
  check (refunded_minor between 0 and charged_minor);
