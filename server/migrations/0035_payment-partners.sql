-- Koko and Razorpay beside cards; what comes in and does not match, and what goes back, in whole or in part.

alter table orders drop constraint orders_payment_method_check;
alter table orders add constraint orders_payment_method_check
  check (payment_method in ('stripe', 'koko', 'cod', 'razorpay'));
alter table orders add constraint orders_koko_is_sri_lankan
  check (payment_method <> 'koko' or (country_code = 'LK' and currency_code = 'LKR'));

alter table payment_attempts drop constraint payment_attempts_provider_check;
alter table payment_attempts add constraint payment_attempts_provider_check
  check (provider in ('stripe', 'koko', 'razorpay'));
alter table payment_attempts drop constraint payment_attempts_state_check;
alter table payment_attempts add constraint payment_attempts_state_check
  check (state in ('opening', 'open', 'paid', 'expired', 'failed', 'refunded', 'mismatched'));
alter table payment_attempts
  add column paid_minor bigint check (paid_minor >= 0),
  add column paid_currency_code text,
  add column look_at timestamptz;
comment on column payment_attempts.paid_minor is 'What the partner says came in; it differs from amount_minor where the state is mismatched.';
comment on column payment_attempts.look_at is 'When the partner is asked again, in case its notice was lost.';
create index payment_attempts_to_look_at on payment_attempts (look_at) where look_at is not null;

alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions add constraint ledger_transactions_kind_check
  check (kind in ('charge', 'collection', 'refund', 'refund-failed'));
alter table ledger_transactions add column note text not null default '';
alter table ledger_postings drop constraint ledger_postings_account_check;
alter table ledger_postings add constraint ledger_postings_account_check check (account in
  ('stripe-clearing', 'koko-clearing', 'razorpay-clearing', 'cash-on-delivery', 'sales', 'shipping-income',
   'discounts', 'refunds'));

create table refunds (
  id                 uuid primary key,
  order_id           uuid not null references orders (id),
  attempt_id         uuid not null references payment_attempts (id),
  reason             text not null check (reason in ('order-cancelled', 'late-payment', 'wrong-amount', 'staff')),
  amount_minor       bigint not null check (amount_minor > 0),
  currency_code      text not null references currencies (code),
  amount_cents       bigint not null check (amount_cents >= 0),
  state              text not null check (state in ('requested', 'made', 'failed', 'by-hand', 'outside')),
  provider_refund_id text unique,
  note               text not null default '',
  requested_at       timestamptz not null,
  settled_at         timestamptz,
  check ((state in ('requested', 'by-hand')) = (settled_at is null)),
  check (state <> 'outside' or length(btrim(note)) > 0)
);
create index refunds_of_order on refunds (order_id, requested_at);
create index refunds_of_attempt on refunds (attempt_id);
create index refunds_requested on refunds (requested_at) where state = 'requested';
comment on column refunds.state is 'by-hand: the partner has no refund call, staff give it back there; outside: they have.';

-- More than came in can never go back, whoever asks for it at once.
create function refunds_within_payment() returns trigger language plpgsql as $$
declare came bigint;
begin
  select coalesce(paid_minor, amount_minor) into came from payment_attempts where id = new.attempt_id for update;
  if (select coalesce(sum(amount_minor), 0) from refunds
      where attempt_id = new.attempt_id and state <> 'failed' and id <> new.id) + new.amount_minor > came then
    raise exception 'refunds of payment % exceed it', new.attempt_id
      using errcode = 'check_violation', constraint = 'refunds_within_payment';
  end if;
  return new;
end $$;
create trigger refunds_within_payment before insert on refunds
  for each row execute function refunds_within_payment();

create table payment_problems (
  id            uuid primary key,
  kind          text not null check (kind in
    ('wrong-amount', 'unknown-order', 'late-payment', 'refund-failed', 'refund-by-hand')),
  provider      text not null check (provider in ('stripe', 'koko', 'razorpay')),
  reference     text not null check (length(reference) between 1 and 200),
  order_id      uuid references orders (id),
  attempt_id    uuid references payment_attempts (id),
  refund_id     uuid references refunds (id),
  amount_minor  bigint,
  currency_code text,
  detail        text not null default '',
  noticed_at    timestamptz not null,
  resolved_at   timestamptz,
  resolved_by   text not null default '',
  note          text not null default '',
  unique (kind, provider, reference)
);
create index payment_problems_open on payment_problems (noticed_at desc, id desc) where resolved_at is null;
create index payment_problems_newest on payment_problems (noticed_at desc, id desc);
comment on column payment_problems.reference is 'The partner''s page or order that it is about, or our refund.';
