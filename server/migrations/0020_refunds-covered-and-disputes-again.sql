-- One refund in a partner's dashboard can make up for several of ours, and takes all of them back if it bounces.
alter table refunds add column covered_by text;
comment on column refunds.covered_by is 'The partner''s name for the refund in its dashboard that made up for this one.';

-- A dispute that was won can be lost later, as one that was lost can be won.
insert into state_moves (subject, state, next) values ('refund', 'failed', 'disputed');

-- A refund that failed does not count; one that was made after all does.
create trigger refunds_within_payment_again before update of status on refunds
  for each row when (old.status = 'failed' and new.status <> 'failed') execute function refunds_within_payment();
