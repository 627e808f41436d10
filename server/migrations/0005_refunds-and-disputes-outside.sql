-- Refunds and disputes that payment partners tell of.
alter table orders add column is_disputed boolean not null default false;
comment on column orders.is_disputed is 'A payment of it is disputed, or a dispute about it was lost.';

insert into state_moves (subject, state, next) values
  ('refund', 'external', 'failed'), ('refund', 'disputed', 'external'), ('refund', 'disputed', 'failed');

alter table refunds
  drop constraint refunds_reason_check,
  drop constraint refunds_status_check,
  drop constraint refunds_amount,
  drop constraint refunds_settled,
  add constraint refunds_reason_check
    check (reason in ('order-cancelled', 'late-payment', 'wrong-amount', 'staff', 'disputed')),
  add constraint refunds_status_check
    check (status in ('requested', 'succeeded', 'failed', 'manual-pending', 'external', 'credited', 'disputed')),
  add constraint refunds_amount check (amount_minor > 0
    or amount_minor = 0 and (status = 'credited' and amount_cents > 0 or reason = 'disputed')),
  add constraint refunds_settled
    check ((status in ('requested', 'manual-pending', 'disputed')) = (settled_at is null)),
  add constraint refunds_disputed check (status <> 'disputed' or reason = 'disputed');
comment on column refunds.provider_refund_id is 'The partner''s name for the refund, or for the dispute.';

alter table payment_problems
  drop constraint payment_problems_kind_check,
  add constraint payment_problems_kind_check check (kind in
    ('wrong-amount', 'unknown-order', 'late-payment', 'refund-failed', 'refund-manual', 'refund-excess'));

-- The partners are asked about payments of before, too: a refund may come as long as half a year later.
update payment_attempts set poll_at = now()
  where provider in ('stripe', 'razorpay') and provider_payment_id is not null
    and settled_at > now() - interval '180 days';
