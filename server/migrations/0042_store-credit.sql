-- Store credit: what the shop owes a customer for the next orders, which pays for them in part or whole.

create table store_credits (
  customer_id   uuid primary key references customers on delete cascade,
  balance_cents bigint not null check (balance_cents between 0 and 100000000000000)
);

create table store_credit_entries (
  id            uuid primary key,
  customer_id   uuid references customers on delete set null,
  at            timestamptz not null,
  kind          text not null check (kind in ('granted', 'refunded', 'spent', 'returned', 'revoked', 'forfeited')),
  amount_cents  bigint not null check (amount_cents <> 0),
  balance_cents bigint not null check (balance_cents >= 0),
  order_id      uuid references orders (id),
  note          text not null default '' check (length(note) <= 500),
  actor         text not null,
  check ((amount_cents > 0) = (kind in ('granted', 'refunded', 'returned'))),
  check ((kind in ('refunded', 'spent', 'returned')) = (order_id is not null))
);
create index store_credit_entries_of_customer on store_credit_entries (customer_id, at desc, id desc);
create index store_credit_entries_of_order on store_credit_entries (order_id) where order_id is not null;
create unique index store_credit_spent_once on store_credit_entries (order_id) where kind = 'spent';
create unique index store_credit_returned_once on store_credit_entries (order_id) where kind = 'returned';
comment on column store_credit_entries.balance_cents is 'What the customer had after it.';

-- An entry is never changed, but that of a deleted account forgets whose it was and why.
create function store_credit_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.customer_id is null and new.note in ('', old.note)
    and to_jsonb(new) - array['customer_id', 'note'] = to_jsonb(old) - array['customer_id', 'note'] then
    return new;
  end if;
  raise exception 'entries of store credit are append-only' using errcode = 'check_violation';
end $$;
create trigger store_credit_entries_append_only before update or delete on store_credit_entries
  for each row execute function store_credit_is_append_only();

-- Orders: what of the total was paid with it, and what of that went back.
alter table orders
  add column store_credit_cents bigint not null default 0,
  add column store_credit_back_cents bigint not null default 0,
  add constraint orders_store_credit check (
    store_credit_back_cents >= 0 and store_credit_back_cents <= store_credit_cents
    and store_credit_cents <= total_cents);
alter table orders drop constraint orders_payment_method_check;
alter table orders add constraint orders_payment_method_check
  check (payment_method in ('stripe', 'koko', 'cod', 'razorpay', 'covered'));
alter table orders add constraint orders_covered check (payment_method <> 'covered' or
  (store_credit_cents = total_cents and charged_minor = 0 and payment_state <> 'awaiting'));

-- The ledger: what is owed as credit, and what was paid in part before an order counts as sold.
alter table ledger_transactions alter column order_id drop not null;
alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions add constraint ledger_transactions_kind_check check (kind in
  ('charge', 'collection', 'refund', 'refund-failed', 'covered', 'credit-granted', 'credit-revoked',
   'credit-forfeited', 'credit-refunded', 'part-payment', 'part-payment-returned'));
alter table ledger_transactions add constraint ledger_transactions_order
  check (order_id is not null or kind in ('credit-granted', 'credit-revoked', 'credit-forfeited'));
alter table ledger_postings drop constraint ledger_postings_account_check;
alter table ledger_postings add constraint ledger_postings_account_check check (account in
  ('stripe-clearing', 'koko-clearing', 'razorpay-clearing', 'cash-on-delivery', 'sales', 'shipping-income',
   'discounts', 'refunds', 'store-credit', 'order-deposits', 'goodwill', 'forfeitures'));

-- A payment may go back as credit; cash that was collected goes back so as well.
alter table refunds alter column attempt_id drop not null;
alter table refunds drop constraint refunds_state_check;
alter table refunds add constraint refunds_state_check
  check (state in ('requested', 'made', 'failed', 'by-hand', 'outside', 'credited'));
alter table refunds drop constraint refunds_amount_minor_check;
alter table refunds add constraint refunds_amount check
  (amount_minor > 0 or (state = 'credited' and amount_minor = 0 and amount_cents > 0));
alter table refunds add constraint refunds_of_cash check (attempt_id is not null or state = 'credited');
comment on column refunds.attempt_id is 'Null for cash, which goes back as store credit.';

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
      and state <> 'failed' and id <> new.id;
  if gone.minor + new.amount_minor > came or (new.state = 'credited' and gone.cents + new.amount_cents > due) then
    raise exception 'refunds of payment % exceed it', new.attempt_id
      using errcode = 'check_violation', constraint = 'refunds_within_payment';
  end if;
  return new;
end $$;
