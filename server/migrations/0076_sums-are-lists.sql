-- An order's sums are lists: what is taken off (adjustments, with the lines they are spread over) and what pays
-- (tenders). Their columns in orders stay equal to them until the next version: the version before writes only the
-- columns, and triggers write the lists for it.

create table order_adjustments (
  id          uuid primary key,
  order_id    uuid not null references orders on delete cascade,
  position    smallint not null,
  source      text not null check (source ~ '^[a-z]+(-[a-z]+)*$'),
  kind        text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  applies_to  text not null check (applies_to in ('goods', 'shipping')),
  label       text not null check (length(btrim(label)) > 0),
  cents       bigint not null check (cents <= 0),
  reference   text not null default '',
  facts       jsonb not null default '[]' check (jsonb_typeof(facts) = 'array'),
  released_at timestamptz,
  unique (order_id, position)
);
comment on table order_adjustments is 'What is taken off an order, in the sequence in which it was.';
comment on column order_adjustments.source is 'The feature that took it off, and gets it back if the order ends.';
comment on column order_adjustments.facts is 'How it was calculated, as an explanation shows it.';
create index order_adjustments_of_reference on order_adjustments (source, reference);

create table order_adjustment_lines (
  adjustment_id uuid not null references order_adjustments on delete cascade,
  line_id       uuid not null references order_lines on delete cascade,
  cents         bigint not null check (cents < 0),
  primary key (adjustment_id, line_id)
);
comment on table order_adjustment_lines is 'The lines an adjustment is spread over; none of one that is off the shipping.';
create index order_adjustment_lines_of_line on order_adjustment_lines (line_id);

create table order_tenders (
  order_id       uuid not null references orders on delete cascade,
  position       smallint not null,
  source         text not null check (source ~ '^[a-z]+(-[a-z]+)*$'),
  kind           text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  label          text not null check (length(btrim(label)) > 0),
  cents          bigint not null check (cents > 0),
  reference      text not null default '',
  returned_cents bigint not null default 0 check (returned_cents between 0 and cents),
  primary key (order_id, position)
);
comment on table order_tenders is 'What pays an order. The tender of its payment method has the source payments; others are prepaid.';

alter table orders add column shipping_fee_cents bigint check (shipping_fee_cents >= 0);
comment on column orders.shipping_fee_cents is 'Before adjustments; shipping_cents is what is left of it.';
comment on column orders.discount_cents is 'What the adjustments take off the goods.';
comment on column orders.store_credit_cents is 'What the prepaid tenders pay.';
comment on column orders.store_credit_back_cents is 'What went back to them.';
comment on column orders.promo_code is 'Of the version before; order_adjustments has it. Goes with the next version.';

-- Cash takes no promo code; what else is taken off is for its source to say.
do $$
declare rule text;
begin
  select conname into strict rule from pg_constraint where conrelid = 'orders'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%cod%' and pg_get_constraintdef(oid) like '%discount_cents = 0%';
  execute format('alter table orders drop constraint %I', rule);
end $$;

-- The lists of an order that has only columns.
create function order_lists_from_columns(o orders) returns void language plpgsql as $$
declare
  promo jsonb := nullif(o.price_breakdown -> 'promo', 'null');
  reduced jsonb := coalesce(o.price_breakdown -> 'lines', '[]');
  freed bigint := 0;
  adjustment uuid := gen_random_uuid();
  due bigint := o.total_cents - o.store_credit_cents;
begin
  if o.discount_cents = 0 and promo ->> 'discountType' = 'free_shipping' then
    select coalesce(sum((part ->> 'cents')::bigint), 0) into freed
      from jsonb_array_elements(coalesce(nullif(o.price_breakdown #> '{shipping,parts}', 'null'), '[]')) part
      where part ->> 'kind' <> 'express';
  end if;
  update orders set shipping_fee_cents = shipping_cents + freed where id = o.id;
  if o.discount_cents > 0 or o.promo_code <> '' then
    insert into order_adjustments (id, order_id, position, source, kind, applies_to, label, cents, reference, facts,
      released_at)
    select adjustment, o.id, 0, 'promo-codes', kind, applies_to,
      words || case when o.promo_code = '' then '' else ' (' || o.promo_code || ')' end,
      0 - o.discount_cents - freed, o.promo_code,
      jsonb_build_array(case
        when promo is null then jsonb_build_object('kind', 'code-unkept', 'code', o.promo_code)
        else jsonb_build_object('kind', 'code', 'promo', promo, 'isForAll', not exists (
          select from jsonb_array_elements(reduced) line where line ->> 'isReduced' = 'false')) end),
      (select released_at from promo_code_uses where order_id = o.id)
    from (select o.discount_cents = 0 as is_shipping) s,
      lateral (select case when is_shipping then 'shipping-discount' else 'promotion' end as kind,
        case when is_shipping then 'shipping' else 'goods' end as applies_to,
        case when is_shipping then 'Free shipping' else 'Discount' end as words) w;
    insert into order_adjustment_lines (adjustment_id, line_id, cents)
    select adjustment, id, cents from (
      select id, 0 - part - (nth <= o.discount_cents - sum(part) over ())::int as cents
      from (select *, row_number() over (order by remainder desc, position) as nth from (
      select id, position, div(o.discount_cents * weight, sum(weight) over ()) as part,
        mod(o.discount_cents * weight, sum(weight) over ()) as remainder
      from (select l.id, l.position, l.quantity * l.unit_price_cents::numeric as weight from order_lines l
        where l.order_id = o.id and reduced -> l.position ->> 'isReduced' = 'true'
          and l.quantity * l.unit_price_cents > 0) weighed) parts) ranked) shares
    where cents < 0;
  end if;
  insert into order_tenders (order_id, position, source, kind, label, cents, returned_cents)
  select o.id, 0, 'store-credit', 'store-credit', 'Store credit', o.store_credit_cents, o.store_credit_back_cents
  where o.store_credit_cents > 0
  union all
  select o.id, 1, 'payments', kind, label, due,
    case when o.charged_minor = 0 then 0 else round(due::numeric * o.refunded_minor / o.charged_minor) end
  from (values ('stripe', 'card', 'Card'), ('koko', 'instalments', 'Koko'), ('cod', 'cash', 'Cash on delivery'),
    ('razorpay', 'online', 'Razorpay')) as methods(method, kind, label)
  where due > 0 and method = o.payment_method;
end $$;

do $$ begin perform order_lists_from_columns(o) from orders o; end $$;

create function orders_of_before() returns trigger language plpgsql as $$
begin
  perform order_lists_from_columns(o) from orders o where o.id = new.id;
  return null;
end $$;
create trigger orders_of_before after insert on orders
  for each row when (new.shipping_fee_cents is null) execute function orders_of_before();

-- What the version before returns or refunds, in its columns, shows in the lists.
create function orders_return_tenders() returns trigger language plpgsql as $$
begin
  update order_tenders t set returned_cents = r.returned
  from (select position, case
      when source <> 'payments' then greatest(0, least(cents, new.store_credit_back_cents
        - (sum(cents) filter (where source <> 'payments') over (order by position) - cents)))
      when new.charged_minor = 0 then 0
      else round(cents::numeric * new.refunded_minor / new.charged_minor) end as returned
    from order_tenders where order_id = new.id) r
  where t.order_id = new.id and t.position = r.position and t.returned_cents <> r.returned;
  if new.fulfilment = 'cancelled' then
    update order_adjustments set released_at = now() where order_id = new.id and released_at is null;
  end if;
  return null;
end $$;
create trigger orders_return_tenders after update of store_credit_back_cents, refunded_minor, fulfilment on orders
  for each row when (new.store_credit_back_cents <> old.store_credit_back_cents
    or new.refunded_minor <> old.refunded_minor or new.fulfilment <> old.fulfilment and new.fulfilment = 'cancelled')
  execute function orders_return_tenders();

-- The sums of an order add up when a transaction ends, whoever writes them.
create function order_must_add_up(placed uuid) returns void language plpgsql as $$
declare
  o record;
  a record;
  t record;
begin
  select subtotal_cents, shipping_fee_cents, discount_cents, total_cents, store_credit_cents, store_credit_back_cents
    into o from orders where id = placed;
  if not found then return; end if;
  select coalesce(sum(cents), 0) as cents, coalesce(sum(cents) filter (where applies_to = 'goods'), 0) as goods
    into a from order_adjustments where order_id = placed;
  select coalesce(sum(cents), 0) as cents,
      coalesce(sum(cents) filter (where source <> 'payments'), 0) as prepaid,
      coalesce(sum(returned_cents) filter (where source <> 'payments'), 0) as back
    into t from order_tenders where order_id = placed;
  if o.shipping_fee_cents is null
    or o.subtotal_cents + o.shipping_fee_cents + a.cents <> o.total_cents
    or o.discount_cents <> 0 - a.goods
    or t.cents <> o.total_cents
    or t.prepaid <> o.store_credit_cents
    or t.back <> o.store_credit_back_cents then
    raise exception 'the sums of order % do not add up', placed
      using errcode = 'check_violation', constraint = 'order_adds_up';
  end if;
end $$;

create function order_adds_up() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'orders' then perform order_must_add_up(new.id);
  elsif tg_op = 'DELETE' then perform order_must_add_up(old.order_id);
  else perform order_must_add_up(new.order_id);
  end if;
  return null;
end $$;
create constraint trigger order_adds_up after insert or update of subtotal_cents, shipping_cents, shipping_fee_cents,
    discount_cents, total_cents, store_credit_cents, store_credit_back_cents on orders
  deferrable initially deferred for each row execute function order_adds_up();
create constraint trigger order_adjustments_add_up after insert or update of order_id, applies_to, cents or delete
  on order_adjustments deferrable initially deferred for each row execute function order_adds_up();
create constraint trigger order_tenders_add_up after insert or update of order_id, source, cents, returned_cents or delete
  on order_tenders deferrable initially deferred for each row execute function order_adds_up();

-- An adjustment that is spread over lines is the sum of their shares, and they are lines of its order.
create function order_adjustment_is_spread() returns trigger language plpgsql as $$
declare
  changed uuid;
begin
  if tg_table_name = 'order_adjustments' then changed := new.id;
  elsif tg_op = 'DELETE' then changed := old.adjustment_id;
  else changed := new.adjustment_id;
  end if;
  if exists (select from order_adjustments a join order_adjustment_lines s on s.adjustment_id = a.id
      join order_lines l on l.id = s.line_id
      where a.id = changed group by a.id
      having sum(s.cents) <> a.cents or bool_or(l.order_id <> a.order_id)) then
    raise exception 'adjustment % is not the sum of its lines', changed
      using errcode = 'check_violation', constraint = 'order_adjustment_is_spread';
  end if;
  return null;
end $$;
create constraint trigger order_adjustment_is_spread after update of cents on order_adjustments
  deferrable initially deferred for each row execute function order_adjustment_is_spread();
create constraint trigger order_adjustment_lines_are_spread after insert or update or delete on order_adjustment_lines
  deferrable initially deferred for each row execute function order_adjustment_is_spread();
