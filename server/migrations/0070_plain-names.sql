-- Tables, columns and states take the field's terms. A version that still runs finds the old names beside them: a view
-- for the table, and columns that triggers keep equal. They go with the next version (docs/operations.md).

create function pg_temp.rename_column(owner text, before text, after text, kind text) returns void
language plpgsql as $body$
begin
  execute format('alter table %1$I rename column %2$I to %3$I', owner, before, after);
  execute format('alter table %1$I disable trigger user', owner);
  execute format('alter table %1$I add column %2$I %3$s', owner, before, kind);
  execute format('update %1$I set %2$I = %3$I where %3$I is not null', owner, before, after);
  execute format('alter table %1$I enable trigger user', owner);
  execute format($function$
    create function %1$s() returns trigger language plpgsql as $trigger$
    begin
      if tg_op = 'INSERT' then
        if new.%3$I is null or (new.%2$I is not null and new.%2$I is distinct from new.%3$I) then
          new.%3$I := coalesce(new.%2$I, new.%3$I);
        end if;
        new.%2$I := new.%3$I;
      elsif new.%3$I is distinct from old.%3$I then
        new.%2$I := new.%3$I;
      else
        new.%3$I := new.%2$I;
      end if;
      return new;
    end $trigger$
  $function$, owner || '_mirror_' || before, before, after);
  execute format('create trigger %1$s before insert or update on %2$I for each row execute function %1$s()',
    owner || '_mirror_' || before, owner);
  execute format('comment on column %1$I.%2$I is %3$L', owner, before,
    format('The name of %s before; goes with the next version.', after));
end $body$;

-- Collections.
alter table product_lines rename to collections;
alter table collections rename constraint product_lines_pkey to collections_pkey;
alter table collections rename constraint product_lines_position_key to collections_position_key;
alter table collections rename constraint product_lines_name_length to collections_name_length;
alter table collections rename constraint product_lines_story_length to collections_story_length;
alter index product_lines_name rename to collections_name;
create view product_lines as select * from collections;
comment on view product_lines is 'The name of collections before; goes with the next version.';
select pg_temp.rename_column('products', 'line_id', 'collection_id', 'text');
alter table products rename constraint products_line_id_fkey to products_collection_id_fkey;
alter index products_line_idx rename to products_of_collection;

-- What the figures of an order were worked out from.
select pg_temp.rename_column('quotes', 'reckoning', 'price_breakdown', 'jsonb');
select pg_temp.rename_column('orders', 'reckoning', 'price_breakdown', 'jsonb');

-- When a payment partner is asked again.
select pg_temp.rename_column('payment_attempts', 'look_at', 'poll_at', 'timestamptz');
alter index payment_attempts_to_look_at rename to payment_attempts_to_poll;
comment on column payment_attempts.poll_at is 'When the partner is asked again, in case its webhook event was lost.';

-- Stock alerts.
select pg_temp.rename_column('stock_alerts', 'told_at', 'notified_at', 'timestamptz');
alter index stock_alerts_told rename to stock_alerts_notified;
create unique index stock_alerts_told_once on stock_alerts (email_key, variant_id, size) where told_at is null;

-- The newsletter's emails.
alter table newsletter_subscriptions rename column letters to emails;
alter table newsletter_subscriptions rename column letters_since to emails_since;
alter table newsletter_subscriptions alter column emails set default 0;
comment on column newsletter_subscriptions.emails is 'Emails that asking brought to the address since emails_since.';
alter table newsletter_subscriptions
  add column letters integer not null default 0,
  add column letters_since timestamptz not null default now();

-- Rates that were not believed.
alter table rate_refreshes rename column kept to rejected;
alter table rate_refreshes add column kept text[] not null default '{}';

-- Refunds and their problems.
alter table refunds rename column state to status;
alter table refunds
  drop constraint refunds_state_check,
  drop constraint refunds_check,
  drop constraint refunds_check1,
  disable trigger user;
alter table refunds add column state text;
update refunds set state = status, status = case status
  when 'made' then 'succeeded' when 'by-hand' then 'manual-pending' when 'outside' then 'external' else status end;
alter table refunds
  enable trigger user,
  add constraint refunds_status check
    (status in ('requested', 'succeeded', 'failed', 'manual-pending', 'external', 'credited')),
  add constraint refunds_settled check ((status in ('requested', 'manual-pending')) = (settled_at is null)),
  add constraint refunds_external_with_note check (status <> 'external' or length(btrim(note)) > 0);
comment on column refunds.status is
  'manual-pending: the partner has no refund call, staff refund it there; external: they have.';
comment on column refunds.state is 'The name and words of status before; goes with the next version.';

create function a_refunds_mirror_state() returns trigger language plpgsql as $$
begin
  if (tg_op = 'INSERT' and new.status is null)
    or (tg_op = 'UPDATE' and new.status = old.status and new.state is distinct from old.state) then
    new.status := case new.state
      when 'made' then 'succeeded' when 'by-hand' then 'manual-pending' when 'outside' then 'external' else new.state end;
  end if;
  new.state := case new.status
    when 'succeeded' then 'made' when 'manual-pending' then 'by-hand' when 'external' then 'outside' else new.status end;
  return new;
end $$;
create trigger a_refunds_mirror_state before insert or update on refunds
  for each row execute function a_refunds_mirror_state();

create or replace function refunds_within_payment() returns trigger language plpgsql as $$
declare
  came bigint;
  due bigint;
  gone record;
begin
  select total_cents - store_credit_cents into due from orders where id = new.order_id;
  if new.attempt_id is null then
    select charged_minor into came from orders where id = new.order_id for update;
  else
    select coalesce(paid_minor, amount_minor) into came from payment_attempts where id = new.attempt_id for update;
  end if;
  select coalesce(sum(amount_minor), 0) as minor, coalesce(sum(amount_cents), 0) as cents into gone from refunds
    where order_id = new.order_id and attempt_id is not distinct from new.attempt_id
      and status <> 'failed' and id <> new.id;
  if gone.minor + new.amount_minor > came or (new.status = 'credited' and gone.cents + new.amount_cents > due) then
    raise exception 'refunds of payment % exceed it', new.attempt_id
      using errcode = 'check_violation', constraint = 'refunds_within_payment';
  end if;
  return new;
end $$;

alter table payment_problems drop constraint payment_problems_kind_check;
update payment_problems set kind = 'refund-manual' where kind = 'refund-by-hand';
alter table payment_problems add constraint payment_problems_kind_check check (kind in
  ('wrong-amount', 'unknown-order', 'late-payment', 'refund-failed', 'refund-manual'));
create function payment_problems_plain_kind() returns trigger language plpgsql as $$
begin
  if new.kind = 'refund-by-hand' then new.kind := 'refund-manual'; end if;
  return new;
end $$;
create trigger payment_problems_plain_kind before insert on payment_problems
  for each row execute function payment_problems_plain_kind();

update order_alerts set reasons = array_replace(reasons, 'many-pieces', 'many-units');
