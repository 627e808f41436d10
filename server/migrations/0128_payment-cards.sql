-- The cards that a customer has paid with, by the fingerprint that the partner gives; no number is ever seen. They go
-- with the account.

create table payment_cards (
  customer_id uuid not null references customers (id) on delete cascade,
  provider    text not null,
  fingerprint text not null check (length(fingerprint) between 1 and 200),
  first_used_at timestamptz not null,
  primary key (customer_id, provider, fingerprint)
);
