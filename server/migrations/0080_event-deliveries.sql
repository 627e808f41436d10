-- Which subscriber has handled which event, so that a repeated delivery does nothing.
create table event_deliveries (
  event_id uuid not null,
  subscriber text not null,
  delivered_at timestamptz not null,
  primary key (event_id, subscriber)
);
create index event_deliveries_delivered_at on event_deliveries (delivered_at);

-- When the return window of a delivered order was over. Null until then.
alter table orders add column completed_at timestamptz,
  add constraint orders_completed_after_delivery check (completed_at is null or fulfilment = 'delivered');

-- Orders whose window was over before this version are complete; nothing happens because of them.
update orders set completed_at = now()
where fulfilment = 'delivered'
  and not exists (
    select from order_events e where e.order_id = orders.id and e.kind = 'delivered' and e.at > now() - interval '7 days'
  );

create index orders_to_complete on orders (id) where fulfilment = 'delivered' and completed_at is null;

-- An order with nothing due is placed and paid in two statements of one transaction: what was a check holds at its end.
alter table orders drop constraint orders_covered;
alter table orders add constraint orders_covered check (payment_method <> 'covered' or
  (store_credit_cents = total_cents and charged_minor = 0));
create function refuse_unpaid_covered_order() returns trigger language plpgsql as $$
begin
  if exists (select from orders where id = new.id and payment_method = 'covered' and payment_state = 'awaiting') then
    raise exception 'order % has nothing due and is not paid', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger orders_covered_are_paid after insert or update on orders
  deferrable initially deferred for each row
  when (new.payment_method = 'covered') execute function refuse_unpaid_covered_order();
