-- Credit notes and refunds of lines say the cause that their refunds name, so that each is found by it. A version before
-- writes neither.
alter table credit_notes
  add column refund_id uuid unique references refunds (id),
  add column cause text,
  add column amount_minor bigint check (amount_minor > 0);
comment on column credit_notes.amount_minor is 'What went back in minor units of the charged currency; null of store credit.';
comment on column credit_notes.refund_id is 'The first try of the refund that it is about; null if all of it went back to prepaid tenders.';
comment on column credit_notes.cause is 'What made the refund due, in the words of the feature that asked for it.';

alter table order_line_refunds add column cause text;
comment on column order_line_refunds.cause is 'What the refund of these units names as its cause; of one time several lines have the same.';
