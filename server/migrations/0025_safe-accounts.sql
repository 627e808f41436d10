-- A customer sees where they are signed in and ends it; staff can stop a sign-in; an account can be deleted
-- while its orders stay for the books.

alter table customers add column blocked_at timestamptz;
comment on column customers.blocked_at is 'Since when staff let nobody sign in.';
create index customers_newest on customers (created_at desc, id desc);
create index customers_last_seen on customers (last_login_at desc, id desc);
create index customers_by_name on customers (lower(name), id);

alter table customer_sessions
  add column id uuid not null default gen_random_uuid() unique,
  add column user_agent text not null default '' check (length(user_agent) <= 400),
  add column address text not null default '' check (length(address) <= 64),
  add column place text not null default '' check (length(place) <= 200),
  add column last_used_at timestamptz not null default now();
comment on column customer_sessions.place is 'City and country of the address, found after the sign-in.';

alter table orders alter column customer_id drop not null;
alter table orders drop constraint orders_customer_id_fkey;
alter table orders add constraint orders_customer_id_fkey
  foreign key (customer_id) references customers (id) on delete set null;
comment on column orders.customer_id is 'Nobody once the account is deleted.';
create index orders_to_be_forgotten on orders (id) where customer_id is null and email <> '';

-- What hangs on a customer is found by them.
create index reviews_of_customer on reviews (customer_id, created_at desc);
create index quotes_of_customer on quotes (customer_id);
