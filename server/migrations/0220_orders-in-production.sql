-- What is being made for one person cannot be cancelled any more; orders say it of themselves.

alter table orders add column in_production boolean not null default false;
comment on column orders.in_production is 'A part of it is being made, or was made, by a partner: its shopper cannot cancel it.';
update orders o set in_production = true
  from partner_orders p where p.order_id = o.id and p.state in ('printing', 'shipped', 'delivered');
