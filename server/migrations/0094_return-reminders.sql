-- Shoppers are reminded once of a return window that ends.

create table return_reminders (
  order_id    uuid primary key references orders on delete cascade,
  customer_id uuid not null references customers on delete cascade,
  due_at      timestamptz not null,
  settled_at  timestamptz,
  token       uuid not null unique
);
comment on table return_reminders is 'One for each delivered order.';
comment on column return_reminders.settled_at is 'When it was sent, or when nothing could be sent back any more.';
comment on column return_reminders.token is 'Turns notifications off with one click in the email.';
create index return_reminders_due on return_reminders (due_at) where settled_at is null;
create index return_reminders_of_customer on return_reminders (customer_id);
