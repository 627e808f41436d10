-- A line of text that goes with an order as a present. Until the order is placed it waits for the customer's next one.
create table gift_note_drafts (
  customer_id uuid primary key references customers (id) on delete cascade,
  text text not null check (length(text) between 1 and 300)
);

create table gift_notes (
  order_id uuid primary key references orders (id) on delete cascade,
  customer_id uuid not null references customers (id) on delete cascade,
  text text not null check (length(text) between 1 and 300)
);
create index gift_notes_customer_id on gift_notes (customer_id);
